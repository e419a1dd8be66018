import { dateOfDay, daysAddress } from '../calendar/dayPaths'
import { dayPreview } from '../card/dayPreview'
import { SERVED_DAY_ID, type ServedDay } from '../card/filledDayPage'
import type { LinkPreview } from '../card/linkPreview'
import type { LanguageId } from '../language/languages'
import { serveDay } from '../pages/day/servedDay'
import { almanacQuote } from '../quotes/almanac'
import { endpointAnswer } from '../quotes/endpoint'
import { jsonInScript } from '../scene/values'

/**
 * What the static page of an almanac's day brings: its head's words, and its quote, from which page and browser render the same.
 * @param path `/days/11-22`
 * @throws {RangeError} if it is no day's
 */
export function builtDay(path: string, language: LanguageId): { preview: LinkPreview; script: string } {
  const address = daysAddress(path)
  if (address?.kind !== 'day') throw new RangeError(`${path} is no day`)
  const { day } = address
  const quote = almanacQuote(dateOfDay(day))
  const served: ServedDay = { day, quote: endpointAnswer(quote), chinese: '' }
  serveDay(served)
  return {
    preview: dayPreview(quote, day, language),
    script: `<script type="application/json" id="${SERVED_DAY_ID}">${jsonInScript(served)}</script>`,
  }
}
