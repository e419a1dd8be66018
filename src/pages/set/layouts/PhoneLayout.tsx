import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import { IconLink } from '../../../ui/IconLink'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { Tray } from '../../../ui/Tray'
import { SetDock } from '../dock/SetDock'
import { SetTabs } from '../SetTabs'
import { Problems } from '../sheet/Problems'
import { SheetDesk } from '../SheetDesk'
import styles from './Layouts.module.css'
import { SetToasts } from './parts'

/** Phones: a title bar, the contact sheet and the way out; what is chosen comes up from the foot. */
export function PhoneLayout() {
  const { t } = useTranslation()
  const trayId = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={styles.phone}>
      <div className={styles.titleBar}>
        <IconLink label={t('set.back')} icon="back" to={withLanguage('/editor', currentLanguage())} />
        <span className={styles.title} aria-hidden="true">
          {t('set.title')}
        </span>
        <IconButton
          ref={button}
          label={t('set.options')}
          icon={TOOL_ICONS.sliders}
          isExpanded={isOpen}
          controls={trayId}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      <SheetDesk />
      <SetToasts />
      <Problems />
      <SetDock />
      <div className={styles.overlay}>
        <Tray id={trayId} label={t('set.options')} isOpen={isOpen} onClose={close}>
          <div className={styles.tray}>
            <div className={styles.trayHead}>
              <Button look="bare" onPress={close}>
                {t('set.close')}
              </Button>
            </div>
            <SetTabs />
          </div>
        </Tray>
      </div>
    </div>
  )
}
