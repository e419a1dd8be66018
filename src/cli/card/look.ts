import { changedSettings } from '../../card/frameDefaults'
import { choicesFor, isList, SETTING_NAMES, withSaid, type SettingWords } from '../../card/namedSettings'
import { DEFAULT_SETTINGS, type CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { LANGUAGES } from '../../language/languages'
import { ART_FAMILIES } from '../../look/art'
import { chosenArt, MAX_SEED } from '../../look/art/choice'
import { paletteIdsOf } from '../../look/art/paletteIds'
import { COMPOSITIONS, withComposition, withFrame } from '../../look/compositions'
import { FRAMES } from '../../look/frames'
import { RATIOS } from '../../look/ratios'
import { SEAL_PLACES } from '../../look/seal/style'
import { SEAL_STYLES } from '../../look/seal/styles'
import { fitsSeal, SEAL_CHARACTERS } from '../../look/seal/occupiedBoxes'
import { usageError } from './commandError'
import type { OptionValues } from './options'
import { parseChoice, parseKey } from './optionValues'
import { readSettings, type Restored } from './settingsFile'

/**
 * Ignores targets. @param own the base without --template @throws {CommandError} for the first wrong option
 */
export function parseLook(
  values: OptionValues,
  own: CardSettings = DEFAULT_SETTINGS,
): Restored<CardSettings> {
  const { template, ratio, frame, composition, language, json } = values
  const base = template === undefined ? own : TEMPLATES[parseKey('template', template, TEMPLATES)].settings
  const file = json === undefined ? { value: base, warnings: [] } : readSettings(json, base)
  const together = frameAndComposition(file.value, { frame, composition })
  const inFrame = changedSettings(file.value, together)
  const asked: CardSettings = {
    ...inFrame,
    ...(ratio === undefined ? {} : { aspectRatio: parseKey('ratio', ratio, RATIOS), target: 'anything' }),
    ...sealAs(values),
    ...artAs(values, file.value),
    ...(language === undefined
      ? {}
      : { textSettings: { ...inFrame.textSettings, language: parseKey('language', language, LANGUAGES) } }),
  }
  return { value: withSaid(asked, saidIn(values)), warnings: file.warnings }
}

function saidIn(values: OptionValues): SettingWords {
  const said = SETTING_NAMES.flatMap((name) => {
    const value = values[name]
    if (value === undefined) return []
    if (typeof value === 'boolean') return [[name, value ? 'on' : 'off']]
    const words = isList(name) ? value.split(',').map((word) => word.trim()) : [value]
    return [[name, words.map((word) => parseChoice(name, word, choicesFor(name))).join()]]
  })
  return Object.fromEntries(said) as SettingWords
}

/** Where one does not support the other, the base look's gives way, as in the editor. */
function frameAndComposition(
  own: CardSettings,
  { frame, composition }: Record<'frame' | 'composition', string | undefined>,
): Partial<CardSettings> {
  const frameStyle = frame === undefined ? own.frameStyle : parseKey('frame', frame, FRAMES)
  if (composition === undefined) return frame === undefined ? {} : withFrame(frameStyle, own.composition)
  const together = withComposition(parseKey('composition', composition, COMPOSITIONS), frameStyle)
  if (frame !== undefined && together.frameStyle !== frameStyle)
    throw usageError(`--composition ${composition} does not stand in --frame ${frame}`)
  return together
}

/** Any painting option selects a painted background; --seed and --palette keep the family. */
function artAs({ art, seed, palette }: OptionValues, own: CardSettings): Partial<CardSettings> {
  if (art === undefined && seed === undefined && palette === undefined) return {}
  if (art === undefined && own.backgroundType !== 'art')
    throw usageError('--seed and --palette are of a painting: name it with --art')
  const family = art === undefined ? own.art.family : parseKey('art', art, ART_FAMILIES)
  const palettes = Object.fromEntries(paletteIdsOf(family).map((id) => [id, id]))
  const asked = {
    seed: seed === undefined ? undefined : parseSeed(seed),
    palette: palette === undefined ? undefined : parseKey('palette', palette, palettes),
  }
  return { backgroundType: 'art', art: chosenArt(own.art, family, asked) }
}

function parseSeed(value: string): number {
  const seed = Number(value)
  if (/^\d+$/.test(value) && seed <= MAX_SEED) return seed
  throw usageError(`--seed is "${value}": it must be a whole number from 0 to ${MAX_SEED}`)
}

/** Any seal option shows the seal. */
function sealAs({
  seal,
  'seal-text': text,
  'seal-style': style,
  'seal-place': place,
}: OptionValues): Partial<CardSettings> {
  if (text !== undefined && !fitsSeal(text))
    throw usageError(
      `--seal-text is "${text}": a seal holds one to ${SEAL_CHARACTERS} characters, letters or figures`,
    )
  return {
    ...(seal === undefined && text === undefined && style === undefined && place === undefined
      ? {}
      : { showSeal: true }),
    ...(text === undefined ? {} : { sealText: text }),
    ...(style === undefined ? {} : { sealStyle: parseKey('seal-style', style, SEAL_STYLES) }),
    ...(place === undefined ? {} : { sealPlace: parseKey('seal-place', place, SEAL_PLACES) }),
  }
}
