import type { TFunction } from 'i18next'
import { atom } from 'jotai'
import { keysOf } from '../../../scene/values'
import { FORMATS } from '../../../export/formats'
import type { LanguageId } from '../../../language/languages'
import { fitsTargets, type TargetFit } from '../../../look/fitsTargets'
import { TARGETS } from '../../../look/targets'
import { pictureFileAtom } from '../../../state/exporting'

export const fileFitsAtom = atom((get): TargetFit[] | null => {
  const facts = get(pictureFileAtom)?.facts
  const format = keysOf(FORMATS).find((id) => FORMATS[id].mimeType === facts?.mimeType)
  return facts && format ? fitsTargets({ ...facts, format }) : null
})

/**
 * `Fits Instagram Post, Xiaohongshu and 5 more`: names two targets of different companies; '' if nothing
 * fits.
 */
export function fitsInShort(fits: readonly TargetFit[], language: LanguageId, t: TFunction): string {
  const places = fits.filter(({ misfit }) => misfit === null).map(({ id }) => TARGETS[id].label[language])
  const [first] = places
  if (first === undefined) return ''
  const second = places.find((place) => place.split(' ')[0] !== first.split(' ')[0]) ?? places[1]
  if (second === undefined) return t('ways.fitsOne', { first })
  if (places.length === 2) return t('ways.fitsTwo', { first, second })
  return t('ways.fitsMore', { first, second, count: places.length - 2 })
}
