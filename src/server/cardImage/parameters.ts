import { CODE_NAME } from '../../card/cardAddress'
import { dayLook } from '../../card/dayCard'
import { type ExportScale, RESOLUTIONS } from '../../card/exportOptions'
import { choicesFor, isList, isSaid, SETTING_NAMES, type SettingName } from '../../card/namedSettings'
import { DEFAULT_SETTINGS, HOME_SETTINGS } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import type { View } from '../../layout/view'
import { ART_FAMILIES } from '../../look/art'
import { MAX_SEED } from '../../look/art/choice'
import { paletteIdsOf } from '../../look/art/paletteIds'
import { COMPOSITIONS } from '../../look/compositions'
import { RATIOS } from '../../look/ratios'
import { CARVED, fitsSeal, SEAL_CHARACTERS } from '../../look/seal/occupiedBoxes'
import { SEAL_PLACES, SEAL_STYLES } from '../../look/seal/styles'
import { keysOf } from '../../scene/values'
import { anyText, DAY_NAME, oneOf, type Asked, type Parameter, wholeNumber, ZONE } from '../parameters'
import { DRAWN_HERE, GREYS, MAX_AREA_PX, MAX_SHAPE, SIDE_PX } from './sizeQuery'

/** Networks request twice the size; more would let two visitors delay a third. */
const SCALES = { 1: RESOLUTIONS[1], 2: RESOLUTIONS[2] } satisfies Partial<Record<ExportScale, unknown>>
const VIEWS = { full: true, compact: true } satisfies Record<View['mode'], true>
export const FIRST_LOOKS = { home: () => HOME_SETTINGS, editor: () => DEFAULT_SETTINGS }
/** Includes looks that are no templates: the first ones, and the day's own sheet. */
export const LOOKS: Readonly<Record<string, typeof dayLook>> = {
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([id, { settings }]) => [id, () => settings])),
  ...FIRST_LOOKS,
  day: dayLook,
}
export const SHEETS = { light: 'pale', dark: 'deep' } as const

const SWITCH = ['on', 'off'] as const
const PAINTED = { art: 'moon' }

const SETTINGS_SAY: Readonly<Record<SettingName, string>> = {
  lead: 'The language that is set first, or alone; without it, the original’s.',
  'date-line': 'What the card says of its day, in this order.',
  characters: 'The characters in which Chinese is drawn, however it was typed.',
  pinyin: 'Whether pinyin stands above the Chinese.',
}

function settingParameter(name: SettingName): Parameter<string> {
  const choice = oneOf(choicesFor(name), SETTINGS_SAY[name])
  if (!isList(name)) return choice
  return {
    ...choice,
    schema: { type: 'array', items: choice.schema, minItems: 1 },
    read: (written) => (isSaid(name, written) ? [...new Set(written.split(','))].join() : undefined),
  }
}

const SAID = Object.fromEntries(SETTING_NAMES.map((name) => [name, settingParameter(name)])) as Said
type Said = Readonly<Record<SettingName, Parameter<string>>>

/** `k` holds a whole card, so that these go without it. */
export const OF_CARD = {
  date: DAY_NAME,
  look: anyText('A look of one’s own, by its code from `/en/everywhere`.', '2Ti1bKzs_UM1LSqa6NBQA2U'),
  template: oneOf(keysOf(LOOKS), 'The look; `day` is the day’s own sheet. Without it, `sunny` in 2:1.'),
  ratio: oneOf(keysOf(RATIOS), 'Width to height; without it, the template’s.'),
  composition: oneOf(keysOf(COMPOSITIONS), 'How the words stand on the card; without it, the template’s.'),
  ...SAID,
  seal: oneOf(SWITCH, 'Whether there is a seal; what else is said of a seal shows it too.'),
  'seal-text': {
    says: 'What is carved into the seal; without it, the watermark’s Chinese characters.',
    schema: { type: 'string', minLength: 1, maxLength: SEAL_CHARACTERS, pattern: `^${CARVED.source}+$` },
    allowed: `one to ${SEAL_CHARACTERS} characters, letters or figures`,
    read: (written) => (fitsSeal(written) ? written : undefined),
    example: '知足',
  } satisfies Parameter<string>,
  'seal-style': oneOf(keysOf(SEAL_STYLES), 'How the seal is cut.'),
  'seal-place': oneOf(keysOf(SEAL_PLACES), 'Where the seal stands, unless the look has its own place.'),
  art: oneOf(keysOf(ART_FAMILIES), 'A painting as background, by the card’s day.'),
  seed: { ...wholeNumber({ min: 0, max: MAX_SEED }, 'Another painting; 0: the day’s own.'), needs: PAINTED },
  theme: { ...oneOf(keysOf(SHEETS), 'The day’s own sheet, pale or deep.'), needs: { template: 'day' } },
  view: oneOf(keysOf(VIEWS), '`compact` is 4:5, as home shows it on a phone.'),
} as const

const SIZES = `a side that is not said follows the ratio, at most ${MAX_SHAPE} to 1 and ${MAX_AREA_PX} px in all`
const PALETTES = [...keysOf(GREYS), ...new Set(keysOf(ART_FAMILIES).flatMap(paletteIdsOf))]

/** Identifies the drawing code, so caches store a card until its drawing would change. */
export const EDITION_NAME = 'edition'

/** In the order of a card's one address. */
export const CARD_PARAMETERS = {
  [CODE_NAME]: anyText('A link’s whole card, by its code.', '2fi1bKzs_UM1LSUUo0MjAyMzQ0MlKKBQAkc'),
  ...OF_CARD,
  scale: oneOf(keysOf(SCALES), 'Times 540 px on the short side; without it, 2.'),
  w: wholeNumber(SIDE_PX, `The picture’s exact width; ${SIZES}.`, '800', ' of px'),
  h: wholeNumber(SIDE_PX, `The picture’s exact height; ${SIZES}.`, '480', ' of px'),
  palette: {
    ...oneOf(PALETTES, 'A painting’s colors, with `art`; or, of a PNG, how many greys a screen has.'),
    allowed: '2, 4 or 16 greys, or one of a painting’s palettes',
  },
  target: oneOf(DRAWN_HERE, 'A place: its pixels, bytes and clear zones. The command draws larger ones.'),
  tz: ZONE,
  [EDITION_NAME]: anyText('What draws the card: a redirect adds it, for caches.', '3f9a12bc'),
} as const

export type AskedCard = Asked<typeof CARD_PARAMETERS>
