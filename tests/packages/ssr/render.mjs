/** Renders the page as a server would: `node render.mjs card.json` writes dist/index.html with the card's words. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.js'

const card = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const html = renderToString(createElement(App, { card }))
const page = readFileSync('dist/index.html', 'utf8')
writeFileSync('dist/index.html', page.replace('<!--app-->', html))
