// What is loaded where a position is set up.
import type { Editing } from "../game.ts"
import Editor from "./Editor.svelte"
import { empty } from "./setup.ts"

const editing: Editing = { Editor, empty }
export default editing
