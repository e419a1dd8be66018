import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { shownDayCardAtom } from '../../../state/dayCard'
import { HeldPicture } from '../../shared/export/HeldPicture'
import { TextView } from '../../shared/export/TextView'
import { dayViewAtom, FILE, makeDayFileAtom } from './dayToExport'
import { daysAddress } from '../../../calendar/dayPaths'
import { daySnippets, feedUrls } from '../../../card/daySnippets'
import { currentLanguage } from '../../../language/i18n'
import { withoutLanguage } from '../../../language/path'
import { FullView } from '../../../ui/FullView'
import { Snippets } from '../../snippets/Snippets'
import styles from './ShareViews.module.css'

export function ShareViews() {
  const [view, setView] = useAtom(dayViewAtom)
  const card = useAtomValue(shownDayCardAtom)
  const make = useSetAtom(makeDayFileAtom)
  const close = () => setView(null)
  switch (view?.kind) {
    case 'hold':
      return <HeldPicture card={card} make={make} scale={FILE.scale} onClose={close} />
    case 'text':
      return <TextView text={view.text} onClose={close} />
    case 'embed':
      return <EmbedView onClose={close} />
    default:
      return null
  }
}

function EmbedView({ onClose }: { onClose: () => void }) {
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
