/** Replaces cardImageProcess.js: records which card it began, and does what the card's picture URL says. */
import { appendFileSync, readFileSync } from 'node:fs'

process.on('disconnect', () => process.exit())
if (process.env.NO_DRAWING) process.exit(1)
process.send('ready')
process.on('message', ({ pictures, scale }) => {
  const [[deed, notes]] = Object.entries(pictures)
  const file = Buffer.from(notes).toString()
  appendFileSync(file, String(scale))
  if (deed === 'throws') throw new Error('died of an exception')
  if (deed === 'exits' || (deed === 'exits once' && readFileSync(file).length === 1)) process.exit(1)
  if (deed === 'is killed') process.kill(process.pid, 'SIGSEGV')
  else if (deed === 'never ends') for (;;);
  else if (deed === 'waits') return
  else if (deed === 'meets another') while (readFileSync(file).length < 2);
  if (deed === 'fails') process.send({ failure: 'no such glyph' })
  else if (deed === 'names its process')
    process.send({ drawn: new TextEncoder().encode(String(process.pid)) })
  else process.send({ drawn: new Uint8Array([scale]) })
})
