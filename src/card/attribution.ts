import { hasHan } from '../text/characters'
import { shownTexts, type PrimaryTextSettings } from './primaryText'
import type { Quote, Citation } from './quote'

type NameId = 'author' | 'otherName'

export interface Attribution {
  author: string // as typed; visitors edit only this
  otherName: string // "柏拉图": in the card's other language
  work: string // "The Republic" or 《野草》
  names: readonly NameId[] // the primary language first
  oneName: NameId // if only one fits
}

/** An author known only by a work's name gets no work; a Chinese card omits English titles. */
export function attributionOf(quote: Quote, settings: PrimaryTextSettings): Attribution {
  const { author, citation } = quote
  if (!citation || author.trim() === '')
    return { author, otherName: '', work: '', names: ['author'], oneName: 'author' }
  const { lead, second } = shownTexts(quote, settings)
  const isChineseFirst = hasHan(quote[lead])
  const isBilingual = second !== null
  const otherName = !hasHan(author) && (isBilingual || isChineseFirst) ? inOneLine(citation.authorZh) : ''
  const isWork = author === citation.work || citation.authorZh.startsWith('《')
  const work = isWork || citation.work.trim() === '' ? '' : inOneLine(citedWork({ ...citation, locator: '' }))
  const names = namesInOrder(otherName !== '', isChineseFirst, isBilingual)
  // With an automatic lead, older cards always had the typed name here.
  const isOpen = settings.lead === 'auto' && names.includes('author')
  return {
    author,
    otherName,
    work: isBilingual || otherName === '' || hasHan(work) ? work : '',
    names,
    oneName: isOpen ? 'author' : names[0]!,
  }
}

function namesInOrder(
  hasOther: boolean,
  isChineseFirst: boolean,
  isBilingual: boolean,
): Attribution['names'] {
  if (!hasOther) return ['author']
  if (!isBilingual) return ['otherName']
  return isChineseFirst ? ['otherName', 'author'] : ['author', 'otherName']
}

export function attributionInWords({ names, work, ...known }: Attribution): string {
  const named = names.map((name) => known[name]).join(' ')
  return work === '' ? named : `${named}, ${work}`
}

export function isNameOnly({ otherName, work }: Attribution): boolean {
  return otherName === '' && work === ''
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** In the work's own punctuation: 《论语·学而》 or "The Republic, Book II". */
export function citedWork({ work, locator }: Pick<Citation, 'work' | 'locator'>): string {
  const isChinese = hasHan(work)
  const whole = [work, locator].filter((part) => part !== '').join(isChinese ? '·' : ', ')
  return isChinese && !whole.includes('《') ? `《${whole}》` : whole
}
