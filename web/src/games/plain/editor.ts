// Any game's position is set up as it is written.
import type { Editing } from "../game.ts"
import Editor from "./Editor.svelte"

const editing: Editing = { Editor, empty: () => "" }
export default editing
