import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { showsMineAtom } from '../../state/quote'
import { Link } from '../../ui/Link'
import styles from './MineNote.module.css'

/** Whose quote this is, and the way back to the almanac's. */
export function MineNote({ to, onBack }: { to: string; onBack?: () => void }) {
  const { t } = useTranslation()
  const setShowsMine = useSetAtom(showsMineAtom)
  const goBack = () => {
    setShowsMine(false)
    onBack?.()
  }
  return (
    <p className={styles.note}>
      {t('home.mine')}
      <Link to={to} onClick={goBack}>
        {t('home.backToAlmanac')}
      </Link>
    </p>
  )
}
