import './fonts.css'
import './tokens.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { loadWords } from './i18n'

await loadWords()
mount(App, { target: document.getElementById('app')! })
