import { useTranslation } from 'react-i18next'
import { daySnippets, feedUrls } from '../../card/daySnippets'
import { currentLanguage } from '../../language/i18n'
import { FullView } from '../../ui/FullView'
import { Snippets } from '../snippets/Snippets'
import styles from '../snippets/Snippets.module.css'

export type Subscription = 'feed' | 'calendar' | 'embed'

interface SubscribeViewProps {
  what: Subscription
  dayName?: string | undefined
  onClose: () => void
}

export function SubscribeView({ what, dayName, onClose }: SubscribeViewProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { frame, picture } = daySnippets(language, dayName)
  const { atom, json, calendar } = feedUrls(language)
  const snippets = {
    feed: [
      ['Atom', atom],
      ['JSON Feed', json],
    ],
    calendar: [
      [t('subscribe.reminding'), `${calendar}?at=07:30`],
      [t('subscribe.address'), calendar],
    ],
    embed: [
      [t('subscribe.frame'), frame],
      [t('subscribe.picture'), picture],
    ],
  } as const
  return (
    <FullView
      title={t(`subscribe.${what}.title`)}
      back={t('subscribe.back')}
      onClose={onClose}
      text={
        <div className={styles.view}>
          <p>{t(`subscribe.${what}.how`)}</p>
          <Snippets snippets={snippets[what]} words={[t('subscribe.copy'), t('subscribe.copied')]} />
        </div>
      }
    />
  )
}
