import { useAtomValue, useStore, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useRef, useState, useId, useEffect, type RefObject } from 'react'
import { batchesAtom, type ShareBatch } from '../../../state/set/shareBatches'
import { setTabAtom, setItemsAtom } from '../../../state/set/setChoice'
import { setRunAtom, runProgressAtom } from '../../../state/set/setRun'
import { PrintPart } from '../print/PrintPart'
import { isRunShownAtom, shownItemsAtom } from '../shownSet'
import styles from './SetDock.module.css'
import { bytesInWords } from '../../../language/bytesInWords'
import { cancelSetAtom, pauseSetAtom, resumeSetAtom } from '../../../state/set/setActions'
import { Button } from '../../../ui/Button'
import { DockBar, DockProgress, DockSpeech } from '../../shared/workspace/Dock'
import { formatsInWords, timeLeftInWords, batchInWords } from '../setWords'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { useSetActions } from '../useSetActions'
import { currentLanguage } from '../../../language/i18n'
import { Icon } from '../../../ui/Icon'
import { estimateAtom, weighSetAtom } from '../../../state/set/setEstimate'
import { outletAtom } from '../../../state/set/destination'
import { useSetLayout } from '../useSetLayout'
import { Tray } from '../../../ui/Tray'
import { useDismiss } from '../../../ui/useDismiss'
import { WherePart, OUTLET_ICONS } from '../panels/FilesPart'

export function SetDock() {
  const isPrint = useAtomValue(setTabAtom) === 'print'
  if (isPrint) return <PrintPart part="Dock" />
  return (
    <div className={styles.dock}>
      <DockOfPhase />
      <RunSpeech />
    </div>
  )
}

function DockOfPhase() {
  const { phase } = useAtomValue(setRunAtom)
  const isShown = useAtomValue(isRunShownAtom)
  const batches = useAtomValue(batchesAtom)
  if (phase === 'drawing' || phase === 'paused') return <RunDock isPaused={phase === 'paused'} />
  if (phase === 'stopped' && isShown) return <StoppedDock />
  return batches.length > 0 ? <BatchesDock batches={batches} /> : <ReadyDock takesFocus={phase !== 'idle'} />
}

function RunSpeech() {
  const { t } = useTranslation()
  const { phase } = useAtomValue(setRunAtom)
  const { total, drawn, failed } = useAtomValue(runProgressAtom)
  const isRunning = phase === 'drawing' || phase === 'paused'
  const words = (done: number) => t('set.quarter', { done, total })
  return <DockSpeech done={drawn + failed.length} total={isRunning ? total : 0} words={words} />
}

function RunDock({ isPaused }: { isPaused: boolean }) {
  const { t } = useTranslation()
  const { items } = useAtomValue(setRunAtom)
  const { total, drawn, failed, bytes, allBytes, leftMs } = useAtomValue(runProgressAtom)
  const { set } = useStore()
  const hold = useRef<HTMLButtonElement>(null)
  useLostFocus(hold)
  const done = drawn + failed.length
  const words = t('set.progress', { done, total })
  const left = isPaused ? t('set.paused') : leftMs === null ? '' : timeLeftInWords(leftMs, t)
  const format = formatsInWords(items, t)
  return (
    <>
      <DockProgress label={t('set.drawing')} done={done} total={total} words={words} />
      <DockBar
        figure={words}
        note={
          <>
            <b>{drawn === 0 ? format : t('set.soFar', { format, size: bytesInWords(bytes) })}</b>
            {allBytes !== null && ` · ${t('set.inAll', { size: bytesInWords(allBytes) })}`}
            {left && ` · ${left}`}
          </>
        }
      >
        <Button ref={hold} look="bare" onPress={() => set(isPaused ? resumeSetAtom : pauseSetAtom)}>
          {t(isPaused ? 'set.resume' : 'set.pause')}
        </Button>
        <Button onPress={() => set(cancelSetAtom)}>{t('set.cancel')}</Button>
      </DockBar>
    </>
  )
}

function StoppedDock() {
  const { t } = useTranslation()
  const { problem } = useAtomValue(setRunAtom)
  const { drawn, total, bytes } = useAtomValue(runProgressAtom)
  const { exportDone, goOn, discard } = useSetActions()
  const button = useRef<HTMLButtonElement>(null)
  useLostFocus(button)
  return (
    <DockBar
      figure={t('set.end.stopped', { count: drawn })}
      note={
        problem === 'no-room' ? (
          <b>{t('set.end.noRoom')}</b>
        ) : (
          `${t('set.progress', { done: drawn, total })} · ${bytesInWords(bytes)}`
        )
      }
      isSaid
    >
      <Button look="bare" onPress={discard}>
        {t('set.discard')}
      </Button>
      <Button onPress={goOn}>{t('set.goOn')}</Button>
      <Button
        ref={button}
        look="filled"
        icon={TOOL_ICONS.download}
        isDisabled={drawn === 0}
        onPress={exportDone}
      >
        {t('set.exportDone', { count: drawn })}
      </Button>
    </DockBar>
  )
}

/** A finished set, passed to the share sheet in batches, since each needs its own tap. */
function BatchesDock({ batches }: { batches: readonly ShareBatch[] }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { shareBatch, discard } = useSetActions()
  const share = useRef<HTMLButtonElement>(null)
  useLostFocus(share)
  const [chosen, choose] = useState<number | null>(null)
  const first = batches.findIndex(({ isHanded }) => !isHanded)
  const current = chosen ?? Math.max(0, first)
  const words = batches.map(({ items }, at) => batchInWords(items, countBefore(batches, at), language, t))
  return (
    <div className={styles.batches}>
      <ol aria-label={t('set.lots.label')}>
        {batches.map(({ isHanded }, at) => (
          <li key={at}>
            <button
              type="button"
              className={styles.batch}
              aria-current={at === current || undefined}
              onClick={() => choose(at)}
            >
              <span>{t('set.lots.name', { number: at + 1 })}</span> <span>{words[at]}</span>{' '}
              <span className={styles.batchState}>
                {at === current ? t('set.lots.this') : isHanded ? t('set.lots.handed') : ''}
                {isHanded && <Icon name="check" sizePx={16} />}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.limit}>{t('set.lots.limit')}</p>
      <Button
        ref={share}
        look="filled"
        fillsWidth
        icon={TOOL_ICONS.share}
        onPress={() => {
          choose(null)
          shareBatch(current)
        }}
      >
        {t('set.lots.share', { what: words[current] })}
      </Button>
      <Button look="bare" fillsWidth onPress={discard}>
        {t('set.lots.end')}
      </Button>
    </div>
  )
}

function countBefore(batches: readonly ShareBatch[], at: number): number {
  return batches.slice(0, at).reduce((count, { items }) => count + items.length, 0)
}

export function ReadyDock({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation()
  const items = useAtomValue(shownItemsAtom)
  const outlet = useAtomValue(outletAtom)
  const bytes = useAtomValue(estimateAtom)
  const { start } = useSetActions()
  const isOfDays = useAtomValue(setTabAtom) !== 'sizes'
  const isInPanel = useSetLayout() === 'columns' && isOfDays
  const button = useRef<HTMLButtonElement>(null)
  useLostFocus(button, takesFocus)
  useWeighing()
  return (
    <DockBar
      figure={formatsInWords(items, t)}
      note={bytes === null ? '\u00a0' : t('set.aboutSize', { size: bytesInWords(bytes) })}
    >
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

export function useLostFocus(button: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    const { activeElement } = document
    if (isWanted && (activeElement === null || activeElement === document.body)) button.current?.focus()
  }, [button, isWanted])
}
