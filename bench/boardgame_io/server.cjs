// boardgame.io with its own in-memory store and a game of the same size as ours: 225 cells, two racks, a bag.
//
// Nothing is judged but whose turn it is and that the cells are free, and undo is off: what is measured is the
// framework, not these rules. `node server.cjs PORT`.
const { Server, Origins } = require('boardgame.io/server');

const CELLS = 225;
const RACK = 7;
const FACES = '0123456789+-*/?';

const tile = (number) => FACES[number % FACES.length];

const game = {
  name: 'board',
  disableUndo: true,
  setup: () => ({
    cells: Array(CELLS).fill(null),
    racks: [Array.from({ length: RACK }, (_, i) => tile(i)), Array.from({ length: RACK }, (_, i) => tile(i + 5))],
    bag: Array.from({ length: 120 }, (_, i) => tile(7 * i)),
    scores: [0, 0],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Tiles from the rack onto cells: [[cell, place on the rack], ...]; then the rack is filled from the bag.
    place: ({ G, random, playerID }, tiles) => {
      const rack = G.racks[playerID];
      for (const [cell, index] of tiles) {
        if (G.cells[cell] !== null || rack[index] === undefined) return 'INVALID_MOVE';
        G.cells[cell] = rack[index];
      }
      for (const [, index] of tiles) {
        if (G.bag.length) [rack[index]] = G.bag.splice(random.Die(G.bag.length) - 1, 1);
      }
      G.scores[playerID] += tiles.length;
    },
  },
  // As in ours, a reader is told its own rack and how many tiles the others have.
  playerView: ({ G, playerID }) => ({
    cells: G.cells,
    racks: G.racks.map((rack, seat) => (String(seat) === playerID ? rack : rack.length)),
    bag: G.bag.length,
    scores: G.scores,
  }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
