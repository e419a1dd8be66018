import { readStored, writeStored } from '../storage/stored'

/**
 * Lets the kept cards' page know before first paint whether there are any, ahead of IndexedDB. Also read by
 * public/first-paint.js.
 */
const KEY = 'quotidian-keeps'

export const hasKeptCards = () => readStored(KEY) !== null

export const noteKeptCards = (areKept: boolean) => writeStored(KEY, areKept ? '1' : null)
