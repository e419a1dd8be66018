import { useAtomValue } from 'jotai'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outletAtom } from '../../../state/set/setOutlet'
import { Button } from '../../../ui/Button'
import { Tray } from '../../../ui/Tray'
import { useDismiss } from '../../../ui/useDismiss'
import { WherePart } from '../panels/WherePart'
import { OUTLET_ICONS } from '../setIcons'
import styles from './SetDock.module.css'

/** Where the set goes, and a small panel to choose it: it is decided last, beside the button that starts. */
export function WhereButton() {
  const { t } = useTranslation()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const outlet = useAtomValue(outletAtom)
  useDismiss(box, isOpen, () => setOpen(false))
  return (
    <div ref={box}>
      <Button icon={OUTLET_ICONS[outlet]} isExpanded={isOpen} controls={id} onPress={() => setOpen(!isOpen)}>
        {t(`set.where.${outlet}`)}
      </Button>
      <Tray id={id} label={t('set.where.label')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.where}>
          <WherePart />
        </div>
      </Tray>
    </div>
  )
}
