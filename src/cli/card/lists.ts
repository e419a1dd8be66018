import { DATE_PARTS } from '../../card/dateParts'
import { LEADS } from '../../card/leads'
import { TEMPLATES } from '../../card/templates'
import type { Label, LanguageId } from '../../language/languages'
import { ART_FAMILIES, type ArtFamilyId } from '../../look/art'
import { paletteIdsOf } from '../../look/art/paletteIds'
import { COMPOSITIONS } from '../../look/compositions'
import { FRAMES } from '../../look/frames'
import { ORIENTATIONS, orientationOf, RATIOS } from '../../look/ratios'
import { SEAL_PLACES } from '../../look/seal/style'
import { SEAL_STYLES } from '../../look/seal/styles'
import { TARGETS } from '../../look/targets'
import { keysOf } from '../../scene/values'

/** The lists of --list: an id and its label in each line. */
export const lists = {
  templates: (language) => listed(keysOf(TEMPLATES), (id) => TEMPLATES[id].label, language),
  ratios: (language) => listed(keysOf(RATIOS), (id) => ORIENTATIONS[orientationOf(id)], language),
  targets: (language) => listed(keysOf(TARGETS), targetLabel, language),
  frames: (language) => listed(keysOf(FRAMES), (id) => FRAMES[id].label, language),
  compositions: (language) => listed(keysOf(COMPOSITIONS), (id) => COMPOSITIONS[id].label, language),
  art: artList,
  leads: (language) => listed(keysOf(LEADS), (id) => LEADS[id].label, language),
  'date-line': (language) => listed(keysOf(DATE_PARTS), (id) => DATE_PARTS[id].label, language),
  'seal-styles': (language) => listed(keysOf(SEAL_STYLES), (id) => SEAL_STYLES[id].label, language),
  'seal-places': (language) => listed(keysOf(SEAL_PLACES), (id) => SEAL_PLACES[id].label, language),
} satisfies Record<string, (language: LanguageId) => string>

/** Each family with the palettes it can be painted in. */
function artList(language: LanguageId): string {
  const labelOf = (id: ArtFamilyId) => {
    const { label } = ART_FAMILIES[id]
    const palettes = paletteIdsOf(id)
    return { en: `${label.en}: ${palettes.join(', ')}`, zh: `${label.zh}：${palettes.join('、')}` }
  }
  return listed(keysOf(ART_FAMILIES), labelOf, language)
}

function targetLabel(id: keyof typeof TARGETS): Label {
  const { label, widthPx, heightPx } = TARGETS[id]
  const size = `${widthPx} × ${heightPx}`
  return { en: `${label.en}, ${size}`, zh: `${label.zh}，${size}` }
}

function listed<Id extends string>(
  ids: readonly Id[],
  labelOf: (id: Id) => Label,
  language: LanguageId,
): string {
  const width = Math.max(...ids.map((id) => id.length))
  return ids.map((id) => `${id.padEnd(width)}  ${labelOf(id)[language]}\n`).join('')
}
