import type { Manifest } from 'vite'
import { HOME_PICTURE_PATH } from '../card/dailyCard'
import { HOME_SETTINGS } from '../card/settings'
import { quoteUrl } from '../quotes/chain'
import { SITE } from '../site'
import { FONTS } from '../text/fonts'
import { STYLESHEETS } from '../text/stylesheets'
import { stylesheetOf } from './clientFiles'
import { attributesHtml } from './markup'

/** Whether the server draws a picture of home's card: not where the endpoint is another site's. */
export const HAS_FIRST_PICTURE = SITE.quoteEndpoint.startsWith('/')

/**
 * The script that asks for today's quote, a picture of its card, and then for the card's type, with their addresses.
 * @param address of public/first-card.js in the built site
 * @throws {Error} if the build has no stylesheet for the card's type
 */
export function firstCardScript(manifest: Manifest, address: string): string {
  const { latin, han } = FONTS[HOME_SETTINGS.textSettings.fontFamily]
  const data = {
    'data-quote-url': quoteUrl(SITE.quoteEndpoint, ''), // the day follows
    'data-picture-url': HOME_PICTURE_PATH,
    'data-styles': [latin, han]
      .map(({ family }) => stylesheetOf(manifest, STYLESHEETS[family]?.[0]))
      .join(' '),
    'data-latin': latin.family,
    'data-han': han.family,
  }
  return `<script async fetchpriority="high" src="${address}"${attributesHtml(data)}></script>`
}
