import { hasHan } from '../text/characters'
import { shownTexts, type PrimaryTextSettings } from './primaryText'
import type { Quote, Citation } from './quote'

type NameId = 'author' | 'otherName'

/** Who said a quote, and where, as its card shows it; '' for what is not known or not shown. */
export interface Attribution {
  author: string // "Plato", as typed: all that a visitor edits
  otherName: string // "柏拉图": the author's name in the other language of the card
  work: string // "The Republic" or 《野草》
  names: readonly NameId[] // those that are shown, that in the language that leads first
  oneName: NameId // where there is room for one
}

/**
 * The name is in both languages if the card is, in Chinese alone on a card in Chinese, which names no English title. Who has no
 * name but that of a work, such as the Dhammapada, has no work beside it.
 */
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
  // Cards that leave the lead open have the typed name there, as they always had.
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

/** In one line, to be read aloud: "Plato 柏拉图, The Republic". */
export function attributionInWords({ names, work, ...known }: Attribution): string {
  const named = names.map((name) => known[name]).join(' ')
  return work === '' ? named : `${named}, ${work}`
}

/** Whether it is only the name as typed. */
export function isNameOnly({ otherName, work }: Attribution): boolean {
  return otherName === '' && work === ''
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The work and the place in it, with the marks of the work's own language: 《论语·学而》 or "The Republic, Book II". */
export function citedWork({ work, locator }: Pick<Citation, 'work' | 'locator'>): string {
  const isChinese = hasHan(work)
  const whole = [work, locator].filter((part) => part !== '').join(isChinese ? '·' : ', ')
  return isChinese && !whole.includes('《') ? `《${whole}》` : whole
}
