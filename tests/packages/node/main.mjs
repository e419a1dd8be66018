/** Draws a card to a file in Node: `node main.mjs card.json card.png`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { toBlob, toPdf, toSvg } from 'quotidian/engine'
import schema from 'quotidian/schema.json' with { type: 'json' }

const [from, to] = process.argv.slice(2)
const card = JSON.parse(readFileSync(from, 'utf8'))
for (const [extension, file] of [
  ['png', await toBlob(card, { template: 'sunny' })],
  ['pdf', await toPdf(card, { template: 'sunny' })],
  ['svg', new Blob([await toSvg(card, { template: 'sunny' })])],
])
  writeFileSync(to.replace(/png$/, extension), new Uint8Array(await file.arrayBuffer()))
console.log(schema.title)
