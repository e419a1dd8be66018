import { SET_PATH } from '../cardAddress'

/** Of the set's address: the month, yyyy-mm, whose days are to be a set. Apart from the path, which every page knows. */
export const MONTH_NAME = 'month'

/** `/set?month=2026-11`, without a language. */
export function setOfMonthPath(month: string): string {
  return `${SET_PATH}?${MONTH_NAME}=${month}`
}
