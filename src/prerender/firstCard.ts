import type { Manifest } from 'vite'
import { HOME_PICTURE_PATH } from '../card/dailyCard'
import { HOME_SETTINGS } from '../card/settings'
import { quoteUrl } from '../quotes/chain'
import { SITE } from '../site'
import { FONTS } from '../text/fonts'
import { STYLESHEETS } from '../text/stylesheets'
import { stylesheetOf } from './clientFiles'
import { escaped } from './markup'

/** Whether the server draws a picture of home's card: not where the endpoint is another site's. */
export const HAS_FIRST_PICTURE = SITE.quoteEndpoint.startsWith('/')

/**
 * The script that asks for today's quote, a picture of its card, and then for the page's code and the card's type, with
 * their addresses.
 * @param code the entry, and what it needs
 * @throws {Error} if the build has no stylesheet for the card's type
 */
export function firstCardScript(
  manifest: Manifest,
  code: { entry: string; ahead: readonly string[] },
): string {
  const { latin, han } = FONTS[HOME_SETTINGS.textSettings.fontFamily]
  const data = {
    'data-quote-url': quoteUrl(SITE.quoteEndpoint, ''), // the day follows
    'data-picture-url': HOME_PICTURE_PATH,
    'data-styles': [latin, han]
      .map(({ family }) => stylesheetOf(manifest, STYLESHEETS[family]?.[0]))
      .join(' '),
    'data-latin': latin.family,
    'data-han': han.family,
    'data-code': code.entry,
    'data-code-ahead': code.ahead.join(' '),
  }
  const written = Object.entries(data).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<script async fetchpriority="high" src="/first-card.js"${written.join('')}></script>`
}
