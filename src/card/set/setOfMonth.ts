import { SET_PATH } from '../cardAddress'

/** Separate from the path, which every page loads. */
export const MONTH_NAME = 'month'

export function setOfMonthPath(month: string): string {
  return `${SET_PATH}?${MONTH_NAME}=${month}`
}
