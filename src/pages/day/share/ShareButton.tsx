import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { useMenu } from '../../../ui/useMenu'
import styles from './ShareButton.module.css'

const importMenu = () => import('./ShareMenu')
const ShareMenu = lazy(() => importMenu().then((module) => ({ default: module.ShareMenu })))
const ShareViews = lazy(() => import('./ShareViews').then((module) => ({ default: module.ShareViews })))

/** Opens the ways to save and share the day's card; their code comes when it is likely to be wanted. */
export function ShareButton() {
  const { t } = useTranslation()
  const { box, isOpen, closeAndRefocus, buttonProps, menuProps } = useMenu('menuitem')
  const [hasOpened, setHasOpened] = useState(false)
  if (isOpen && !hasOpened) setHasOpened(true)
  const prepare = () => void importMenu().catch(() => undefined)
  return (
    <div ref={box} className={styles.box} onPointerEnter={prepare} onFocus={prepare}>
      <button className={styles.button} {...buttonProps}>
        <Icon name={TOOL_ICONS.share} />
        <span>{t('day.share')}</span>
        <span className={styles.chevron}>
          <Icon name={TOOL_ICONS[isOpen ? 'up' : 'down']} sizePx={16} />
        </span>
      </button>
      {hasOpened && (
        <Suspense fallback={null}>
          {isOpen && <ShareMenu menuProps={menuProps} onClose={closeAndRefocus} />}
          <ShareViews />
        </Suspense>
      )}
    </div>
  )
}
