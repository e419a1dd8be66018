import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { loadedQuoteAtom } from '../../state/quote'
import { CardOutline } from '../card/CardOutline'
import styles from './FirstCard.module.css'

/**
 * What stands in the card's place until the card is drawn: its outline, the day's words, and the server's
 * picture of the card. In a static page public/first-card.js fills in words and picture long before this code
 * has come, so that hydration must leave both as they are.
 */
export function FirstCard() {
  const { t } = useTranslation()
  const quote = useAtomValue(loadedQuoteAtom)
  return (
    <div id="first-card" className={styles.place}>
      <CardOutline label={t('home.loading')} />
      <div className={styles.words}>
        {(['content', 'translation', 'author'] as const).map((part) => (
          <p key={part} className={styles[part]} suppressHydrationWarning>
            {quote?.[part] ?? ''}
          </p>
        ))}
      </div>
      <img className={styles.picture} alt="" hidden fetchPriority="high" suppressHydrationWarning />
    </div>
  )
}
