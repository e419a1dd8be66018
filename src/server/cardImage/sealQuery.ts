import type { CardSettings } from '../../card/settings'
import { SEAL_PLACES } from '../../look/seal/style'
import { SEAL_STYLES } from '../../look/seal/styles'
import { fitsSeal, SEAL_CHARACTERS } from '../../look/seal/words'
import { keysOf } from '../../scene/values'
import { isKeyOf, notOneOf, SWITCH, type QueryRefusal } from './refusal'

export const SEAL_NAMES = ['seal', 'seal-text', 'seal-style', 'seal-place'] as const

/** A query's settings of the seal: whatever is said of one shows it, unless it is switched off. */
export function readSeal(
  valuesOf: (name: string) => readonly string[],
): Partial<CardSettings> | QueryRefusal {
  const [seal] = valuesOf('seal')
  const [text] = valuesOf('seal-text')
  const [style] = valuesOf('seal-style')
  const [place] = valuesOf('seal-place')
  if (seal !== undefined && !isKeyOf(SWITCH, seal)) return notOneOf('seal', keysOf(SWITCH))
  if (text !== undefined && !fitsSeal(text))
    return {
      refusal: 'bad-seal-text',
      message: `seal-text must be one to ${SEAL_CHARACTERS} characters, letters or figures`,
    }
  if (style !== undefined && !isKeyOf(SEAL_STYLES, style)) return notOneOf('seal-style', keysOf(SEAL_STYLES))
  if (place !== undefined && !isKeyOf(SEAL_PLACES, place)) return notOneOf('seal-place', keysOf(SEAL_PLACES))
  const said = {
    ...(text === undefined ? {} : { sealText: text }),
    ...(style === undefined ? {} : { sealStyle: style }),
    ...(place === undefined ? {} : { sealPlace: place }),
  }
  const isSaid = seal !== undefined || Object.keys(said).length > 0
  return { ...said, ...(isSaid ? { showSeal: SWITCH[seal ?? 'on'] } : {}) }
}
