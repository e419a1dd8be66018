import { useTranslation } from 'react-i18next'
import { daysAddress } from '../../../calendar/dayPaths'
import { daySnippets, feedUrls } from '../../../card/daySnippets'
import { currentLanguage } from '../../../language/i18n'
import { withoutLanguage } from '../../../language/path'
import { FullView } from '../../../ui/FullView'
import { Snippets } from '../../snippets/Snippets'
import styles from './EmbedView.module.css'

/** The day's card for other people's pages, and where all days are followed: texts to be copied. */
export function EmbedView({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const address = daysAddress(withoutLanguage(location.pathname))
  const { frame, picture } = daySnippets(language, address?.kind === 'day' ? address.day : null)
  const { atom, json, calendar } = feedUrls(language)
  const snippets = [
    [t('day.embed.frame'), frame],
    [t('day.embed.picture'), picture],
    [t('day.embed.feed'), atom],
    ['JSON Feed', json],
    [t('day.embed.calendar'), calendar],
  ] as const
  return (
    <FullView
      title={t('day.embed.title')}
      back={t('ways.back')}
      onClose={onClose}
      text={
        <div className={styles.texts}>
          <p>{t('day.embed.how')}</p>
          <Snippets snippets={snippets} words={[t('day.embed.copy'), t('day.embed.copied')]} />
        </div>
      }
    >
      {null}
    </FullView>
  )
}
