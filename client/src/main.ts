import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./locale/language.svelte";
import { version } from "./offline/version.svelte";
import { room } from "./state/room.svelte";
import { place } from "./state/route.svelte";
import "./styles/base.css";

room.begin(document);
place.begin();
version.begin();
await begin();
mount(App, { target: document.getElementById("app")! });
