// The page begins: words first, then everything else.
import { mount } from "svelte"
import "./app.css"
import "./contrast.css"
import App from "./App.svelte"
import "./lib/preferences.svelte.ts"
import { words } from "./lib/words.svelte.ts"

await words.begin()
mount(App, { target: document.getElementById("app")! })
