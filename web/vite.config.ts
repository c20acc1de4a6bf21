// Builds the page into the Python package, from which the server serves it.
import { readFileSync, writeFileSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig, type Plugin } from "vite"
import { rulesPage } from "./markdown.ts"
import { NAMING, namesIn } from "./named.ts"

const SERVER = process.env["CONTISSIMO_SERVER"] ?? "http://127.0.0.1:8000"
const TEXT = /\.(js|css|html|svg|webmanifest|ftl|json)$/

/** Each text file is stored compressed too, so that the server only has to pick one. */
function compressed(): Plugin {
  let folder = ""
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = config.build.outDir
    },
    closeBundle: () => {
      for (const file of filesIn(folder).filter((name) => TEXT.test(name))) {
        const bytes = readFileSync(file)
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, best))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

const CATALOGUES = join(import.meta.dirname, "../src/contissimo/i18n/catalogues")
/** What the page needs of each language; the rest is the command line's. */
const OF_THE_PAGE = /^(page(?!-(?:replay|rules|print|class|review|house|new|company|analyse|faces|mine|aloud|pace)\.).*|refusals|server|options|levels-.*)\.ftl$/
const OF_REPLAYS = /^(page-replay|refusals)\.ftl$/
const OF_REVIEWS = /^(page-)?review\.ftl$/
const OF_POSITIONS = /^page-analyse\.ftl$/
const OF_GUIDES = /^page-(rules|print)\.ftl$/
const OF_CLASSES = /^(page-class|classroom)\.ftl$/
const OF_LESSONS = /^lessons\.ftl$/
const OF_NEW_TABLES = /^page-new\.ftl$/
const OF_COMPANY = /^page-(company|table|lobby)\.ftl$/
const OF_FACES = /^(page-faces|classroom)\.ftl$/
const OF_MY_GAMES = /^page-(mine|table)\.ftl$/
const OF_KEYS = /^page-keys\.ftl$/
const OF_WHAT_IS_READ_OUT = /^page-aloud\.ftl$/
const OF_ONESELF = /^page(-pace|-lobby)?\.ftl$/
const OF_ENDS = /^page-around\.ftl$/
const OF_HOUSE_RULES = /^(page-house|options)\.ftl$/
/** What each option changes is read on the screen of house rules alone. */
const AN_OPTION = /^(option|choice)-/
/** And what is wrong with a record where records are read. */
const OF_A_RECORD = /^why-(record|seed|commitment|contribution|chance-differs|cut-short|moves-while-playing|moves-in-round)/

/** And what is wrong with a position that was set up, or written. */
const OF_A_POSITION = /^why-position/

/** What the keys do is read in their list alone; that there is one stands in the menu. */
const A_KEY = /^(keys-(?!title)|key-)/
/** Of a table that waits, and of its links. */
const AN_INVITATION = /^(wait-(?!watching-now)|invite-|invited(?!-(any-)?name))/
const A_LINK = /^(share-|invite-(scan|watch))/
/** Of the screens of open tables, and of going on as the guest of another device. */
const THE_LOBBY = /^lobby-(open|running|none|empty|make)/
const ONESELF = /^(me-(?!face)|continue-|pace)/
/** What is told in the end to those who look; those who hear it are told it at once. */
const AN_END = /^end-(played|left-over|sum|rematch|next|review|replay|record|chart|best)/
/** Messages of files that a first visit needs in part. */
const LATER = [AN_OPTION, OF_A_RECORD, OF_A_POSITION, A_KEY, AN_INVITATION, A_LINK, THE_LOBBY, ONESELF, AN_END]

/** Has for each language a function that loads the words of these files as one text, or those of them that are wanted. */
function words(name: string, of: RegExp, wanted: (message: string) => boolean = () => true): Plugin {
  return {
    name,
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined
      const lang = id.slice(name.length + 2)
      if (lang === "") {
        const loaders = readdirSync(CATALOGUES).map((code) => `"${code}": () => import("${name}/${code}")`)
        return `export default { ${loaders.join(", ")} }`
      }
      const files = readdirSync(join(CATALOGUES, lang)).filter((file) => of.test(file))
      const paths = files.map((file) => join(CATALOGUES, lang, file))
      for (const path of paths) this.addWatchFile(path)
      return `export default ${JSON.stringify(paths.map((path) => slim(readFileSync(path, "utf-8"), path, wanted)).join("\n"))}`
    },
  }
}

const RULES = join(import.meta.dirname, "../src/contissimo/i18n/rules")

/** `virtual:rules` has for each language and game a function that loads the rules as HTML. */
function rules(): Plugin {
  const name = "virtual:rules"
  return {
    name: "rules",
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined
      const path = id.slice(name.length + 2)
      if (path === "") {
        const pages = readdirSync(RULES).flatMap((lang) => readdirSync(join(RULES, lang)).map((file) => `${lang}/${file}`))
        return `export default { ${pages.map((page) => `"${page.replace(".md", "")}": () => import("${name}/${page}")`).join(", ")} }`
      }
      const file = join(RULES, path)
      const [lang, page] = path.split("/") as [string, string]
      const words = join(CATALOGUES, lang)
      for (const watched of [file, ...NAMING.map((name) => join(words, name))]) this.addWatchFile(watched)
      return `export default ${JSON.stringify(rulesPage(readFileSync(file, "utf-8"), namesIn(words, page.replace(".md", ""))))}`
    },
  }
}

/** Refusals that only the command line gives: about its options, and to people who run a server. */
const AT_THE_COMMAND_LINE =
  /^why-(backup|bus|check|database|dice|digest|file|move-needed|move-not-scored|option-not-here|output|player-unknown|port|rack|seed-wrong|top|usage)\b/

/** Of files that are not the page's alone, what it needs: what the server says besides refusals is for people who run it. */
const WANTED: [file: string, messages: RegExp][] = [
  ["server.ftl", /^why-/],
  ["/review.ftl", /^(review-(fact|kind|stage|luck|skill|rest|start|end|kindly|swings|level|quick-)|why-)/],
]

/** Comments are for translators. */
function slim(fluent: string, path: string, wantedHere: (message: string) => boolean): string {
  const messages = fluent.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").split(/^(?=[a-z])/m)
  const wanted = WANTED.find(([file]) => path.endsWith(file))?.[1]
  const kept = wanted === undefined ? messages : messages.filter((message) => wanted.test(message))
  return kept.filter((message) => wantedHere(message) && !AT_THE_COMMAND_LINE.test(message)).join("")
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}

/** What only some screens need, and a table first of all. The small files beside it would each be one of their own. */
const OF_TABLES = [
  /src[\\/](board[\\/]|faces[\\/]animals|table[\\/](?!aloud|Waiting|Handicap|Invit|Qr|Share|SeatList|End|Chart|chart|Confirm|Away|Phrases|CloseTable|WatchLink))/,
  /src[\\/](games[\\/]game|frame[\\/]Dialog|lib[\\/](room|spoken|typed|text|lists))/,
  /node_modules[\\/](svelte|esm-env|clsx)[\\/]/,
]

/** Each game is one file, and what sets up its positions another: what both need stays with the game. */
const GAMES = readdirSync(join(import.meta.dirname, "src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, test: new RegExp(`src[\\\\/]games[\\\\/]${name}[\\\\/](?!Editor|editor|setup)`), priority: 0 }))

/** A few files instead of sixty: a visit pays for the headers of each. What a Play-now board needs is in two of them, and its game. */
const GROUPS = [
  { name: "start", tags: ["$initial" as const], priority: 2 },
  { name: "table", test: (path: string) => OF_TABLES.some((part) => part.test(path)), priority: 1 },
  ...GAMES,
]

export default defineConfig({
  plugins: [
    words("virtual:words", OF_THE_PAGE, (message) => !LATER.some((some) => some.test(message))),
    words("virtual:house", OF_HOUSE_RULES, (message) => message.startsWith("house-") || AN_OPTION.test(message)),
    words("virtual:making", OF_NEW_TABLES),
    words("virtual:company", OF_COMPANY, (message) => [AN_INVITATION, A_LINK, THE_LOBBY, /^(handicap|unseen|show)-(?!open)/].some((some) => some.test(message))),
    words("virtual:faces", OF_FACES, (message) => /^(face|animal|colour|pupil-name)/.test(message)),
    words("virtual:mine", OF_MY_GAMES, (message) => /^(games|close-table)-?/.test(message) || A_LINK.test(message)),
    words("virtual:keys", OF_KEYS, (message) => A_KEY.test(message)),
    words("virtual:aloud", OF_WHAT_IS_READ_OUT),
    words("virtual:oneself", OF_ONESELF, (message) => ONESELF.test(message)),
    words("virtual:ends", OF_ENDS, (message) => AN_END.test(message)),
    words("virtual:guides", OF_GUIDES),
    words("virtual:lessons", OF_LESSONS),
    words("virtual:replays", OF_REPLAYS, (message) => !message.startsWith("why-") || OF_A_RECORD.test(message) || OF_A_POSITION.test(message)),
    words("virtual:positions", OF_POSITIONS),
    words("virtual:classroom", OF_CLASSES),
    words("virtual:reviews", OF_REVIEWS),
    rules(),
    svelte(),
    compressed(),
  ],
  build: {
    outDir: join(import.meta.dirname, "../src/contissimo/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    cssCodeSplit: true, // a visit to a board loads what it shows: the first screen, tables, and one game
    rolldownOptions: {
      output: { codeSplitting: { groups: GROUPS } },
      checks: { bundlerTimings: false }, // `make play` tells newcomers what happens; how long plugins took says nothing to them
    },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] }, // the catalogues are the Python package's own
    proxy: { "/api": SERVER, "/ws": { target: SERVER.replace("http", "ws"), ws: true } },
  },
  // A limit only ends a test that hangs.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
} as Parameters<typeof defineConfig>[0])
