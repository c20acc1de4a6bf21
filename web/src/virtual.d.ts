declare module "virtual:words" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** The words of the lessons, which few need on a first visit. */
declare module "virtual:lessons" {
  const catalogues: Record<string, () => Promise<{ default: string }>>
  export default catalogues
}

/** The words of replays, likewise. */
declare module "virtual:replays" {
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
