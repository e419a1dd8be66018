import { useAtomValue } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quoteWords } from '../../card/dayWords'
import type { Quote } from '../../card/quote'
import { currentLanguage } from '../../language/i18n'
import { LANGUAGES, type LanguageId } from '../../language/languages'
import { classes } from '../../ui/classes'
import { aidsAtom, areAidsRecalledAtom, giveUpRoom } from './aids/aids'
import { AidsToolbar } from './aids/AidsToolbar'
import { PinyinText } from './aids/PinyinText'
import { ReadText } from './aids/ReadText'
import { usePinyin } from './aids/usePinyin'
import { useReading } from './aids/useReading'
import styles from './DayPage.module.css'
import { MarkedWords } from './MarkedWords'

interface DayTextProps {
  dayName: string
  quote: Quote | null // null while it loads
}

/** The quote as text, and what helps to learn by it. The words of another day come with another of these. */
export function DayText({ dayName, quote }: DayTextProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const aids = useAtomValue(aidsAtom)
  const [isShownOnce, setShownOnce] = useState(false)
  const [silent, setSilent] = useState<LanguageId | null>(null) // whose voice did not read
  const { reading, toggle } = useReading(dayName, setSilent)
  const { content, translation, author, otherName, citation } = quote
    ? quoteWords(quote, language)
    : { content: '', translation: '', author: '', otherName: '', citation: '' }
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
            <MarkedWords text={author} />
          </b>
          <bdi data-day="otherName">
            <MarkedWords text={otherName} />
          </bdi>
        </p>
        <p className={styles.citation}>
          <span>{t('day.source')}</span>
          <bdi data-day="citation">
            <MarkedWords text={citation} />
          </bdi>
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
