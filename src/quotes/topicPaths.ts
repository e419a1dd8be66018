/** Authors, works and subjects have pages: `/authors/jane-austen`. A day's page needs no almanac to link them. */
import { almanacDay } from '../calendar/dayPaths'
import type { TopicsOfQuote } from '../card/filledDayPage'
import type { Quote } from '../card/quote'
import type { Label } from '../language/languages'
import subjectDays from './subjects.json'

export type TopicKind = 'authors' | 'works' | 'subjects'

export const SUBJECTS = {
  nature: { en: 'Nature', zh: '自然' },
  time: { en: 'Time', zh: '光阴' },
  friendship: { en: 'Friendship', zh: '友情' },
  learning: { en: 'Learning', zh: '求知' },
  courage: { en: 'Courage', zh: '勇气' },
  home: { en: 'Home', zh: '故园' },
} satisfies Record<keyof typeof subjectDays, Label>
type SubjectId = keyof typeof SUBJECTS

/** Ends up in addresses, so it never changes: `Alice's Adventures` → `alices-adventures`. */
export function slugOf(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/[\p{M}'’.]/gu, '')
  return (
    letters
      .toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join('-') ?? ''
  )
}

/** Other quotes than the almanac's have none: their authors have no page. */
export function topicsOf(quote: Quote): TopicsOfQuote | null {
  if (quote.source !== 'almanac' || !quote.citation) return null
  const { author, citation, date } = quote
  const isText = isAnonymous(quote)
  const work = topicPath('works', isText ? author : citation.work)
  return {
    author: isText ? work : topicPath('authors', author),
    work,
    subjects: subjectsOf(date).map((names) => ({ path: topicPath('subjects', names.en), names })),
  }
}

export function topicPath(kind: TopicKind, name: string): string {
  return `/${kind}/${slugOf(name)}`
}

/** A text of nobody known, such as 《法句经》, is named where others name an author: it is a work. */
export function isAnonymous({ citation }: Quote): boolean {
  return citation?.authorZh.startsWith('《') === true
}

export function subjectsOf(day: string): Label[] {
  const name = almanacDay(day)
  const ids = Object.keys(SUBJECTS) as SubjectId[]
  return ids.filter((id) => subjectDays[id].includes(name)).map((id) => SUBJECTS[id])
}
