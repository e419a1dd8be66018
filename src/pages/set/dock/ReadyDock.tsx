import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useId, useState, useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesInWords } from '../../../language/bytesInWords'
import { setFormatAtom, setTabAtom, setItemsAtom } from '../../../state/set/setChoice'
import { estimateAtom, weighSetAtom } from '../../../state/set/setEstimate'
import { outletAtom } from '../../../state/set/destination'
import { Button } from '../../../ui/Button'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { DockBar } from '../../shared/workspace/Dock'
import { formatsInWords } from '../setWords'
import { shownItemsAtom } from '../shownSet'
import { useSetActions } from '../useSetActions'
import { useSetLayout } from '../useSetLayout'
import { Tray } from '../../../ui/Tray'
import { useDismiss } from '../../../ui/useDismiss'
import { WherePart, OUTLET_ICONS } from '../panels/FilesPart'
import styles from './SetDock.module.css'

export function ReadyDock({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation()
  const items = useAtomValue(shownItemsAtom)
  const outlet = useAtomValue(outletAtom)
  const { start } = useSetActions()
  const isOfDays = useAtomValue(setTabAtom) !== 'sizes'
  const isInPanel = useSetLayout() === 'columns' && isOfDays
  const button = useRef<HTMLButtonElement>(null)
  useLostFocus(button, takesFocus)
  useWeighing()
  return (
    <DockBar figure={t('set.pictures', { count: items.length })} note={<FilesNote />}>
      {!isInPanel && <WhereButton />}
      <Button
        ref={button}
        look="filled"
        icon={outlet === 'share' ? TOOL_ICONS.share : TOOL_ICONS.download}
        isDisabled={items.length === 0}
        onPress={start}
      >
        {t('set.export', { count: items.length })}
      </Button>
    </DockBar>
  )
}

const REST_MS = 800

/** It estimates the set's size once choosing pauses. */
function useWeighing(): void {
  const items = useAtomValue(setItemsAtom)
  const weigh = useSetAtom(weighSetAtom)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => void weigh(stop.signal), REST_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [items, weigh])
}

/** `PNG and JPG as each place wants · about 3.0 MB` */
function FilesNote() {
  const { t } = useTranslation()
  const items = useAtomValue(shownItemsAtom)
  const isOwn = useAtomValue(setFormatAtom) === 'own'
  const bytes = useAtomValue(estimateAtom)
  const formats = formatsInWords(items, t)
  return (
    <>
      <b>{isOwn && formats !== '' ? t('set.formats', { formats }) : formats}</b>
      {bytes !== null && ` · ${t('set.aboutSize', { size: bytesInWords(bytes) })}`}
    </>
  )
}

function WhereButton() {
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

/** Moves focus from a removed button to its replacement. */
export function useLostFocus(button: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    const { activeElement } = document
    if (isWanted && (activeElement === null || activeElement === document.body)) button.current?.focus()
  }, [button, isWanted])
}
