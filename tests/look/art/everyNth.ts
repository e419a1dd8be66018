import { IS_FULL } from '../../fixtures/tier'

/** In the small tier some of a year's days, as far apart from each other. */
export function everyNth(nth: number, days: readonly string[]): readonly string[] {
  return IS_FULL ? days : days.filter((_, at) => at % nth === 0)
}
