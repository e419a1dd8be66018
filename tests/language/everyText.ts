import { OPTIONS } from '../../src/cli/card/options'
import { LANGUAGE_IDS, type LanguageId } from '../../src/language/languages'

const locales = import.meta.glob<{ default: object }>('../../src/language/locales/*.json', { eager: true })
// Registries contain labels; pages' texts have their own files.
const modules = import.meta.glob<object>(
  [
    '../../src/look/**/*.ts',
    '../../src/text/sizes.ts',
    '../../src/text/fonts/*.ts',
    '../../src/card/settings.ts',
    '../../src/card/templates/*.ts',
    '../../src/card/exportOptions.ts',
    '../../src/pages/info/*Page.tsx',
  ],
  { eager: true },
)

export interface PlacedText {
  from: string
  text: string
}

export function localeTexts(language: LanguageId): Record<string, string> {
  const ofLanguage = Object.entries(locales).filter(([path]) => path.includes(`/${language}.`))
  const found = ofLanguage.flatMap(([, file]) => textsIn(file.default))
  return Object.fromEntries(found.map(({ from, text }) => [from, text]))
}

/** All interface text in a language: locales, registry labels, pages, and in English --help. */
export function everyText(language: LanguageId): PlacedText[] {
  const interfaceTexts = Object.entries(localeTexts(language)).map(([from, text]) => ({ from, text }))
  const written = Object.entries(modules).flatMap(([path, exports]) =>
    inLanguage(exports, language, new Set()).map(({ text }) => ({ from: path.slice(10), text })),
  )
  const help = language === 'en' ? textsIn(OPTIONS).filter(({ from }) => from.endsWith('.help')) : []
  return [...interfaceTexts, ...written, ...help]
}

/** Texts of all `{ en: …, zh: … }` values, at any depth. */
function inLanguage(value: unknown, language: LanguageId, seen: Set<unknown>): PlacedText[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (LANGUAGE_IDS.every((id) => id in value))
    return textsIn((value as Record<LanguageId, unknown>)[language])
  return Object.values(value).flatMap((part) => inLanguage(part, language, seen))
}

function textsIn(value: unknown, path = ''): PlacedText[] {
  if (typeof value === 'string') return [{ from: path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key))
}
