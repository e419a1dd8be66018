import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Card } from '../../card/card'
import { linkWords, type SpokenText } from '../../card/linkWords'
import { LANGUAGES } from '../../language/languages'
import styles from './CardPage.module.css'

/** A card's words as text that can be selected, copied and read aloud in its own language. */
export function LinkedWords({ card }: { card: Card }) {
  const { t } = useTranslation()
  const { paragraphs, attribution } = linkWords(card)
  return (
    <section className={styles.words} aria-label={t('linked.words')}>
      {paragraphs.map((words, at) => (
        <p key={at} {...inLanguage(words)} className={at === 0 ? styles.first : undefined}>
          {words.text}
        </p>
      ))}
      {attribution.length > 0 && (
        <p className={styles.attribution}>
          {'— '}
          {attribution.map((words, at) => (
            <Fragment key={at}>
              {at > 0 && ', '}
              <bdi {...inLanguage(words)}>{words.text}</bdi>
            </Fragment>
          ))}
        </p>
      )}
    </section>
  )
}

function inLanguage({ language }: SpokenText) {
  return { lang: LANGUAGES[language].htmlLang, dir: 'auto' }
}
