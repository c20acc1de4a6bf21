declare module "virtual:words" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** The words of the rules pages, which few need on a first visit. */
declare module "virtual:guides" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** Those of the lessons, likewise. */
declare module "virtual:lessons" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of replays. */
declare module "virtual:replays" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of classes. */
declare module "virtual:classroom" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of tables that are being made. */
declare module "virtual:making" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of tables in any company: head starts, unseen tiles, the projector. */
declare module "virtual:company" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of people's pictures. */
declare module "virtual:faces" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of one's own games, of links that are handed on, and of tables that are closed. */
declare module "virtual:mine" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of the keys, and of what is read out on them. */
declare module "virtual:keys" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

declare module "virtual:aloud" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of what the menu asks about oneself. */
declare module "virtual:oneself" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of the end of a game. */
declare module "virtual:ends" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of house rules. */
declare module "virtual:house" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of reviews. */
declare module "virtual:reviews" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** And those of positions that are set up. */
declare module "virtual:positions" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

declare module "virtual:rules" {
  interface RulesPage {
    title: string
    sections: { id: string; title: string }[]
    html: string
  }
  const pages: Record<string, () => Promise<{ default: RulesPage }>>
  export default pages
}
