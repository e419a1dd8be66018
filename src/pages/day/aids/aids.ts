/** Remembered in this browser. */
import { atom } from 'jotai'
import { isRecord } from '../../../scene/values'
import { readStored, writeStored } from '../../../state/storage/stored'

const KEY = 'quotidian-reading-aids'

export interface Aids {
  translation: boolean
  pinyin: boolean
}

/** as in a static page */
const FIRST: Aids = { translation: true, pinyin: false }

const chosenAtom = atom<Aids | null>(null)

export const aidsAtom = atom(
  (get) => get(chosenAtom) ?? FIRST,
  (get, set, change: Partial<Aids>) => {
    const aids = { ...(get(chosenAtom) ?? FIRST), ...change }
    set(chosenAtom, aids)
    writeStored(KEY, JSON.stringify(aids))
  },
)

export const areAidsRecalledAtom = atom((get) => get(chosenAtom) !== null)

export const recallAidsAtom = atom(null, (_get, set) => set(chosenAtom, storedAids()))

function storedAids(): Aids {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '')
    if (!isRecord(stored)) return FIRST
    const { translation = FIRST.translation, pinyin = FIRST.pinyin } = stored
    return { translation: translation !== false, pinyin: pinyin === true }
  } catch {
    return FIRST
  }
}

/** public/first-paint.js reserved it. */
export function giveUpRoom(): void {
  delete document.documentElement.dataset['aids']
}
