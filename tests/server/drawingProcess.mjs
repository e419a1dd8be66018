/** Stands for cardImageProcess.js: notes in a file that it began a card, and does what the card's picture is called. */
import { appendFileSync, readFileSync } from 'node:fs'

process.on('disconnect', () => process.exit())
process.send('ready')
process.on('message', ({ pictures, scale }) => {
  const [[deed, notes]] = Object.entries(pictures)
  const file = Buffer.from(notes).toString()
  appendFileSync(file, 'x')
  if (deed === 'throws') throw new Error('died of an exception')
  if (deed === 'exits' || (deed === 'exits once' && readFileSync(file).length === 1)) process.exit(1)
  if (deed === 'is killed') process.kill(process.pid, 'SIGSEGV')
  else if (deed === 'never ends') for (;;);
  else if (deed === 'fails') process.send({ failure: 'no such glyph' })
  else process.send({ png: new Uint8Array([scale]) })
})
