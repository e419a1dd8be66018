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

/** `Fits Instagram Post and 6 more`; '' if nothing fits. */
export function fitsInShort(fits: readonly TargetFit[], language: LanguageId, t: TFunction): string {
  const [first, ...others] = fits.filter(({ misfit }) => misfit === null)
  if (first === undefined) return ''
  const words = { first: TARGETS[first.id].label[language], count: others.length }
  return others.length > 0 ? t('ways.fitsMore', words) : t('ways.fitsOne', words)
}
