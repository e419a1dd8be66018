/** Stands for cardImageThread.js: does what a request's pictures say. The bytes are shared, so that tries are counted. */
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ pictures, scale }) => {
  for (const name of Object.keys(pictures)) {
    const tries = new Int32Array(pictures[name].buffer)
    const before = Atomics.add(tries, 0, 1)
    if (name === 'throws') throw new Error('died of an exception')
    if (name === 'exits' || (name === 'exits once' && before === 0)) process.exit(1)
    if (name === 'memory') for (const heap = []; ;) heap.push(Array.from({ length: 100_000 }, Math.random))
    if (name === 'never ends') for (;;);
    if (name === 'fails') return parentPort.postMessage({ failure: 'no such glyph' })
  }
  parentPort.postMessage({ png: new Uint8Array([scale]) })
})
