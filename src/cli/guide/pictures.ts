import type { Quote } from '../../card/quote'
import type { CardSettings, TextSettings } from '../../card/settings'
import { TEMPLATES, type TemplateId } from '../../card/templates'
import { COMPOSITIONS } from '../../look/compositions'
import { BACKGROUNDS } from '../../look/backgrounds'
import { FRAMES } from '../../look/frames'
import { GRADIENTS } from '../../look/gradients'
import type { RatioId } from '../../look/ratios'
import { SHADOWS } from '../../look/shadows'
import { WEATHER } from '../../look/weather'
import { LANGUAGE_IDS, type Label, type LanguageId } from '../../language/languages'
import { exampleProduct } from '../../products/exampleProduct'
import { almanacQuote } from '../../quotes/almanac'
import almanac from '../../quotes/almanac.json'
import { FONTS } from '../../text/fonts'
import { keysOf } from '../../scene/values'
import { cell, DATE, productCell, type Cell, SAMPLE_PHOTO } from '../sheets/cell'

export interface GuidePicture {
  name?: Label // the subject shown
  cell: Cell
  widthPx: number // the file's width; shown at half
}

const FULL_PX = 1152
const THIRD_PX = 480
const FIFTH_PX = 270
const ROW_HEIGHT_PX = 480 // side by side at one height

const WORDS = {
  spring: quoteOf('If Winter comes'),
  wonders: quoteOf('Nature always wears'),
  stream: quoteOf('Time is but the stream'),
  teachers: quoteOf('When I walk along'),
  perseverance: quoteOf('Great works are performed'),
  angels: quoteOf('Angels can fly'),
}

const SHOWN_TEMPLATES = ['minimal', 'modern', 'techBlue', 'violet', 'professional', 'sunny'] as const
const SHOWN_COMPOSITIONS = keysOf(COMPOSITIONS).filter((id) => id !== 'plain')
const SHOWN_RATIOS = ['16:9', '4:5', '9:16'] as const satisfies readonly RatioId[]
const SHOWN_WEATHER = keysOf(TEMPLATES).filter((id) => {
  const { weather, settings } = TEMPLATES[id]
  return weather && settings.aspectRatio === '9:16'
})
const SHOWN_SHADOWS = ['none', 'lg', 'inner'] as const satisfies readonly (keyof typeof SHADOWS)[]

export const GUIDE_PICTURES: Readonly<Record<string, GuidePicture>> = {
  card: ofTemplate('sunny', WORDS.spring, FULL_PX),
  ...each('product', LANGUAGE_IDS, ofProduct),
  'hand-before': picture(handLook(), WORDS.stream, FULL_PX / 2),
  'hand-after': picture(
    {
      ...handLook(),
      placements: {
        content: { dx: 0.06, dy: -0.06, scale: 1.4, width: 0.42 },
        translation: { dx: 0.46, dy: 0.09, scale: 1, width: 0 },
        author: { dx: 0.46, dy: 0.06, scale: 1, width: 0 },
      },
    },
    WORDS.stream,
    FULL_PX / 2,
  ),
  ...each(
    'template',
    SHOWN_TEMPLATES,
    (id) => ofTemplate(id, WORDS.angels),
    (id) => TEMPLATES[id].label,
  ),
  ...each(
    'composition',
    SHOWN_COMPOSITIONS,
    (composition) => picture({ composition, aspectRatio: '4:5', shadow: 'none' }, WORDS.teachers),
    (id) => COMPOSITIONS[id].label,
  ),
  'display-seal': ofDisplay({ showSeal: true, sealText: '见贤思齐' }),
  'display-pinyin': ofDisplay({}, { pinyin: true }),
  'display-traditional': ofDisplay({}, { characters: 'traditional', dateLine: ['month-day', 'lunar'] }),
  ...each(
    'weather',
    SHOWN_WEATHER,
    (id) => ofTemplate(id, WORDS.spring, FIFTH_PX),
    (id) => WEATHER[TEMPLATES[id].weather!].label,
  ),
  ...each(
    'frame',
    keysOf(FRAMES),
    (frameStyle) => picture({ frameStyle, shadow: 'sm' }, WORDS.teachers),
    (id) => FRAMES[id].label,
  ),
  ...each(
    'shadow',
    SHOWN_SHADOWS,
    (shadow) => picture({ shadow, backgroundColor: '#FFFFFF' }, WORDS.perseverance),
    (id) => SHADOWS[id].label,
  ),
  ...each(
    'background',
    keysOf(BACKGROUNDS),
    (backgroundType) =>
      picture({ ...cardBackgroundOf(backgroundType), backgroundType, shadow: 'none' }, WORDS.wonders),
    (id) => BACKGROUNDS[id].label,
  ),
  ...each(
    'font',
    keysOf(FONTS),
    (fontFamily) =>
      picture({ shadow: 'none', backgroundColor: '#F5F5F2' }, WORDS.stream, THIRD_PX, {
        fontFamily,
        bold: false,
        align: 'text-left',
      }),
    (id) => FONTS[id].label,
  ),
  ...each(
    'ratio',
    SHOWN_RATIOS,
    (aspectRatio) => {
      const { settings } = TEMPLATES.snowy
      const [across = 1, down = 1] = aspectRatio.split(':').map(Number)
      return picture({ ...settings, aspectRatio }, WORDS.spring, (ROW_HEIGHT_PX * across) / down)
    },
    (id) => ({ en: id, zh: id }),
  ),
}

function each<Id extends string>(
  kind: string,
  ids: readonly Id[],
  draw: (id: Id) => GuidePicture,
  nameOf?: (id: Id) => Label,
): Record<string, GuidePicture> {
  const named = (id: Id) => (nameOf ? { ...draw(id), name: nameOf(id) } : draw(id))
  return Object.fromEntries(ids.map((id) => [`${kind}-${id.replace(':', 'x')}`, named(id)]))
}

function ofTemplate(id: TemplateId, words: Quote, widthPx = THIRD_PX): GuidePicture {
  return picture(TEMPLATES[id].settings, words, widthPx)
}

/** Chinese first, so that what is done to it is seen. */
function ofDisplay(settings: Partial<CardSettings>, text: Partial<TextSettings> = {}): GuidePicture {
  const look = { aspectRatio: '1:1', backgroundColor: '#F5F5F2', lead: 'zh', shadow: 'none' } as const
  return picture({ ...look, ...settings }, WORDS.teachers, THIRD_PX, { fontFamily: 'font-serif', ...text })
}

function ofProduct(language: LanguageId): GuidePicture {
  return {
    cell: productCell('', TEMPLATES.professional.settings, exampleProduct(DATE, language)),
    widthPx: FULL_PX,
  }
}

function picture(
  settings: Partial<CardSettings>,
  words: Quote,
  widthPx = THIRD_PX,
  text: Partial<TextSettings> = {},
): GuidePicture {
  return { cell: cell('', settings, text, words), widthPx }
}

function handLook(): Partial<CardSettings> {
  return { ...TEMPLATES.naturalGreen.settings, aspectRatio: '16:9', frameStyle: 'clean', shadow: 'none' }
}

function cardBackgroundOf(id: keyof typeof BACKGROUNDS): Partial<CardSettings> {
  const { backgroundImage } = TEMPLATES.minimal.settings
  if (id === 'image') return { backgroundImage: { ...backgroundImage, src: SAMPLE_PHOTO } }
  if (id === 'art') return { art: { family: 'mountains', palette: 'azurite', seed: 0 } }
  if (id === 'gradient') return { gradientValue: GRADIENTS.peach.value }
  return { backgroundColor: id === 'solid' ? '#E6E6FA' : '#F0F8F4' }
}

function quoteOf(beginning: string): Quote {
  const found = almanac.find(({ content }) => content.startsWith(beginning))
  if (!found) throw new Error(`the almanac has no quote that begins "${beginning}"`)
  return almanacQuote(`2028-${found.day}`) // a leap year
}
