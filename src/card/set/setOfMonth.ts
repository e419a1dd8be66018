import { SET_PATH } from '../cardAddress'

/** Separate from the path, which every page loads. */
export const MONTH_NAME = 'month'

export const TAB_NAME = 'tab'

export function setOfMonthPath(month: string, tab: 'days' | 'print' = 'days'): string {
  return `${SET_PATH}?${MONTH_NAME}=${month}${tab === 'print' ? `&${TAB_NAME}=print` : ''}`
}
