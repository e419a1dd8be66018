import { hasHan } from '../text/characters'
import type { Citation } from './quote'

/** The work and the place in it, with the marks of the work's own language: 《论语·学而》 or "The Republic, Book II". */
export function citedWork({ work, locator }: Pick<Citation, 'work' | 'locator'>): string {
  const isChinese = hasHan(work)
  const whole = [work, locator].filter((part) => part !== '').join(isChinese ? '·' : ', ')
  return isChinese && !whole.includes('《') ? `《${whole}》` : whole
}
