import { useAtomValue } from 'jotai'
import { useLayoutEffect, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { quoteWords } from '../../card/dayWords'
import type { Quote } from '../../card/quote'
import { currentLanguage, localPath } from '../../language/i18n'
import { LANGUAGES, type LanguageId } from '../../language/languages'
import { topicsOf } from '../../quotes/topicPaths'
import { classes } from '../../ui/classes'
import { Link } from '../../ui/Link'
import { aidsAtom, areAidsRecalledAtom, giveUpRoom } from './aids/aids'
import { AidsToolbar } from './aids/AidsToolbar'
import { useReading } from './aids/useReading'
import styles from './DayPage.module.css'
import { wordsByLanguage } from '../../language/wordsByLanguage'
import { sentencesOf } from '../../text/sentences'
import aidsStyles from './aids/Aids.module.css'
import { graphemesOf } from '../../text/graphemes'

const OPENING = /[“‘「『《（(]/u

export function DayText({ dayName, quote }: { dayName: string; quote: Quote | null }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const aids = useAtomValue(aidsAtom)
  const [isShownOnce, setShownOnce] = useState(false)
  const [silent, setSilent] = useState<LanguageId | null>(null)
  const { reading, toggle } = useReading(dayName, setSilent)
  const { content, translation, author, otherName, citation } = quote
    ? quoteWords(quote, language)
    : { content: '', translation: '', author: '', otherName: '', citation: '' }
  const topics = quote && topicsOf(quote)
  const { readings, isAwaited } = usePinyin(translation, aids.pinyin && translation !== '')
  const isHidden = translation !== '' && !aids.translation && !isShownOnce
  const areAidsApplied = useAtomValue(areAidsRecalledAtom) && quote !== null && !isAwaited
  useLayoutEffect(() => {
    if (areAidsApplied) giveUpRoom()
  }, [areAidsApplied])
  const sentence = (of: LanguageId) => (reading?.language === of ? reading.sentence : null)

  return (
    <>
      <section className={styles.words} aria-label={t('day.words')} aria-busy={quote ? undefined : true}>
        <blockquote className={styles.quote}>
          <p className={styles.content} lang={LANGUAGES.en.htmlLang} dir="auto" data-day="content">
            <ReadText text={content} sentence={sentence('en')} />
          </p>
          {isHidden ? (
            <button type="button" className={styles.once} onClick={() => setShownOnce(true)}>
              {t('day.aids.once')}
            </button>
          ) : (
            <p
              className={classes(styles.translation, readings && styles.withPinyin)}
              lang={LANGUAGES.zh.htmlLang}
              dir="auto"
              data-day="translation"
            >
              {readings ? (
                <PinyinText text={translation} readings={readings} sentence={sentence('zh')} />
              ) : (
                <ReadText text={translation} sentence={sentence('zh')} />
              )}
            </p>
          )}
        </blockquote>
        <p className={styles.authors}>
          <b data-day="author">
            <MarkedWords text={author} path={topics?.author} />
          </b>
          <bdi data-day="otherName">
            <MarkedWords text={otherName} />
          </bdi>
        </p>
        <p className={styles.citation}>
          <span>{t('day.source')}</span>
          <bdi data-day="citation">
            <MarkedWords text={citation} path={topics?.work} />
          </bdi>
        </p>
        <p className={styles.subjects} data-day="subjects">
          {topics?.subjects.map(({ path, names }) => (
            <Link key={path} to={localPath(path)} children={names[language]} />
          ))}
        </p>
      </section>
      <AidsToolbar
        texts={{ en: content, zh: translation }}
        reading={reading}
        silent={silent}
        onListen={(of, voices) => {
          setSilent(null)
          toggle(of, of === 'en' ? content : translation, voices)
        }}
        onSilent={setSilent}
      />
    </>
  )
}

/** `card/filledDayPage.ts` writes the same elements. */
function MarkedWords({ text, path }: { text: string; path?: string | undefined }) {
  const marked = wordsByLanguage(text).map(({ text: words, language }, at) => (
    <span key={at} lang={language === null ? undefined : LANGUAGES[language].htmlLang}>
      {words}
    </span>
  ))
  return path ? <Link to={localPath(path)}>{marked}</Link> : marked
}

interface ReadTextProps {
  text: string
  sentence: number | null // index of the sentence being read aloud
}

function ReadText({ text, sentence }: ReadTextProps) {
  if (sentence === null) return text
  return sentencesOf(text).map((words, at) => {
    const end = words.length - words.trimEnd().length
    return (
      <span key={at}>
        <span className={at === sentence ? aidsStyles.read : undefined}>
          {words.slice(0, words.length - end)}
        </span>
        {words.slice(words.length - end)}
      </span>
    )
  })
}

/** Each UTF-16 unit has one; '' where there is none. */
type Readings = (text: string) => readonly string[]

/** The almanac has a table, other text a dictionary. */
function usePinyin(text: string, isWanted: boolean): { readings: Readings | null; isAwaited: boolean } {
  const [known, setKnown] = useState<{ text: string; readings: Readings | null } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    void (async () => {
      try {
        const { knowsReadings, readingsOf } = await import('../../text/pinyin/readings')
        const isKnown = text.split('\n').every(knowsReadings)
        const dictionary = isKnown ? null : (await import('../../text/pinyin/dictionary')).dictionary
        const readings = (whole: string) =>
          whole.split('\n').flatMap((line, at) => [...(at > 0 ? [''] : []), ...readingsOf(line, dictionary)])
        if (!isLeft) setKnown({ text, readings })
      } catch (error) {
        console.warn('The pinyin did not load.', error)
        if (!isLeft) setKnown({ text, readings: null })
      }
    })()
    return () => {
      isLeft = true
    }
  }, [text, isWanted])
  const isKnown = known?.text === text
  return { readings: isWanted && isKnown ? known.readings : null, isAwaited: isWanted && !isKnown }
}

interface PinyinTextProps {
  text: string
  readings: (text: string) => readonly string[]
  sentence: number | null
}

interface Cell {
  character: string
  reading: string
  mark: string // mark after it: 。 or ”
}

/** Cells are equal. Marks hang beside the preceding character. */
function PinyinText({ text, readings, sentence }: PinyinTextProps) {
  const all = readings(text)
  let start = 0
  return sentencesOf(text).map((words, at) => {
    const cells = cellsOf(words, all.slice(start, start + words.length))
    start += words.length
    return (
      <span key={at} className={at === sentence ? aidsStyles.readCells : undefined}>
        {cells.map((cell, place) =>
          cell === 'end of line' ? <br key={place} /> : <CellOf key={place} {...cell} />,
        )}
      </span>
    )
  })
}

function CellOf({ character, reading, mark }: Cell) {
  if (reading === '') return <span className={aidsStyles.plain}>{character + mark}</span>
  return (
    <span className={aidsStyles.cell}>
      <ruby>
        {character}
        <rt lang="zh-Latn-pinyin">{reading}</rt>
      </ruby>
      {mark !== '' && <span className={aidsStyles.mark}>{mark}</span>}
    </span>
  )
}

function cellsOf(words: string, readings: readonly string[]): (Cell | 'end of line')[] {
  const cells: (Cell | 'end of line')[] = []
  let at = 0
  for (const character of graphemesOf(words)) {
    const reading = readings[at] ?? ''
    at += character.length
    const last = cells.at(-1)
    if (character === '\n') cells.push('end of line')
    else if (reading === '' && last && last !== 'end of line' && !OPENING.test(character))
      last.mark += character
    else cells.push({ character, reading, mark: '' })
  }
  return cells
}
