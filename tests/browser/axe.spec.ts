import * as editor from './axe/editorWalks'
import * as site from './axe/siteWalks'
import { WORDS, type Walk } from './axe/visit'
import { test } from './fixtures'
import { expectAccessible } from './watch'

/** Each language in each theme and in each editor layout. */
const VISITS = {
  desktop: { language: 'en', colorScheme: 'light' },
  desktopByNight: { language: 'zh', colorScheme: 'dark' },
  tablet: { language: 'zh', colorScheme: 'light' },
  phone: { language: 'en', colorScheme: 'dark' },
} as const
type VisitName = keyof typeof VISITS

/** Each walk and the visit that does it at every commit, if any; the full tier runs all combinations. */
const TABLE: readonly (readonly [what: string, walk: Walk, by?: VisitName])[] = [
  ['the words and what edits them', editor.words, 'phone'],
  ['Display', editor.display, 'desktopByNight'],
  ['Text', editor.text, 'tablet'],
  ['Frame', editor.frame, 'phone'],
  ['each kind of background', editor.background, 'desktopByNight'],
  ['templates, own ones and their messages', editor.templates, 'desktop'],
  ['export settings and the tools of a block', editor.tools, 'tablet'],
  ['writing on the card', editor.inPlace, 'phone'],
  ['words that are too long, the shortcuts, and pages', editor.tooLong],
  ['a new day, and failures', editor.failures],
  ['a product', editor.product, 'tablet'],
  ['a card that was changed in another tab', editor.twoTabs],
  ['home and what its field says', site.home, 'phone'],
  ['the pages to read', site.pagesToRead, 'desktop'],
  ['the calendar and its search', site.days, 'tablet'],
  ['a day, its menu and dialog', site.day, 'desktopByNight'],
  ['My Cards', site.myCards, 'desktop'],
  ['quotes of one’s own', site.myQuotes],
  ['a set', site.set, 'phone'],
  ['sheets to print', site.print],
  ['a card in a link', site.linkedCard, 'tablet'],
]

for (const [what, walk, by] of TABLE)
  for (const [name, { language, colorScheme }] of Object.entries(VISITS))
    test(
      `no violation of any impact: ${what}, ${language}, ${colorScheme}`,
      { tag: tagsOf(name, by) },
      async ({ sharedPage: page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }) // Avoids measuring contrast in the middle of a fade.
        await walk({
          page,
          language,
          words: WORDS[language],
          look: (within) => expectAccessible(page, within),
        })
      },
    )

function tagsOf(visit: string, by?: VisitName): string[] {
  if (visit === 'tablet' || visit === 'phone')
    return [visit === by ? `@${visit}` : `@full-${visit}`, '@touch']
  return visit === by ? [] : ['@full']
}
