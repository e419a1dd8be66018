import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomSheet } from '../../../ui/BottomSheet'
import { useMediaQuery } from '../../browser/useWindowWidth'
import { editedBlockAtom } from '../canvas/state/selection'
import { Desk } from '../desk/Desk'
import { drawerStopAtom, isExportOpenAtom, openDrawerAtom, type DrawerStop } from '../editorTabs'
import { AllTabs, EditorToasts, PhoneTray } from '../lateTools'
import { PanelOutline } from '../Outlines'
import { WorkspaceNoteLine } from '../../widget/WorkspaceNote'
import { ON_SIDE_QUERY } from '../useEditorLayout'
import styles from './Layouts.module.css'
import { PhoneBar } from './PhoneBar'
import { useKeptFocus } from './useKeptFocus'
import { useKeyboardRoom } from './useKeyboardRoom'

const STOPS = [
  { id: 'closed', height: 'var(--closed-height)' },
  { id: 'half', height: 'var(--half-height)' },
  { id: 'tall', height: 'calc(var(--visible-height) * 0.88)' },
] as const

/** On its side a phone has the sheet beside the card, as high as the window. */
const BESIDE = [{ id: 'half', height: '100%' }] as const

/** Above a keyboard the sheet shows the field that is typed into and leaves the rest to the card. */
const STOPS_ABOVE_KEYBOARD = STOPS.map(({ id }) => ({ id, height: 'var(--typing-height)' }))

/**
 * Phones: a top bar, the card, and a sheet with all panels, at the bottom or beside the card. While words are written on the card the
 * sheet at the bottom is away, and the card has all the room that a keyboard leaves.
 */
export function PhoneLayout() {
  const { t } = useTranslation()
  useKeptFocus()
  const trayId = useId()
  const [stop, setStop] = useAtom(drawerStopAtom)
  const openDrawer = useSetAtom(openDrawerAtom)
  const [hasTray, setTray] = useAtom(isExportOpenAtom)
  const settingsButton = useRef<HTMLButtonElement>(null)
  const closeTray = () => {
    settingsButton.current?.focus()
    setTray(false)
  }
  const [page, hasKeyboard] = useKeyboardRoom<HTMLDivElement>()
  const isWriting = useAtomValue(editedBlockAtom) !== null
  const isBeside = useMediaQuery(ON_SIDE_QUERY)
  const isTyping = hasKeyboard && !isWriting // into a field of the sheet
  // Beside the sheet the card has its room already: it stays where it was tapped until a keyboard comes.
  const isTight = isBeside ? hasKeyboard : isWriting || isTyping || hasTray
  useEffect(() => {
    if (isTyping) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isTyping, isBeside])
  return (
    <div
      ref={page}
      className={styles.phone}
      data-sheet={isWriting ? 'away' : isTyping ? 'typing' : hasTray ? 'export' : stop}
      data-keyboard={hasKeyboard || undefined}
    >
      <PhoneBar
        trayId={trayId}
        hasTray={hasTray}
        onTray={() => setTray(!hasTray)}
        settingsButton={settingsButton}
      />
      <div className={styles.phoneDesk}>
        <WorkspaceNoteLine bar="phone" />
        <Desk aside={isTight ? 'none' : 'size'} glides />
      </div>
      <div className={styles.phoneToasts}>
        <Suspense>
          <EditorToasts />
        </Suspense>
      </div>
      <div className={styles.sheet}>
        <BottomSheet<DrawerStop>
          label={t('editor.panels')}
          handleLabel={t('editor.resizePanel')}
          stops={isBeside ? BESIDE : isTyping ? STOPS_ABOVE_KEYBOARD : STOPS}
          stop={isBeside ? 'half' : stop}
          onStopChange={setStop}
          isBeside={isBeside}
          isAway={isWriting && !isBeside}
        >
          <Suspense fallback={<PanelOutline />}>
            <AllTabs
              look="swipe"
              isListHidden={isTyping}
              isPanelHidden={stop === 'closed' && !isBeside}
              onOpen={openDrawer}
            />
          </Suspense>
        </BottomSheet>
      </div>
      <div className={styles.sheet}>
        <Suspense>
          <PhoneTray id={trayId} isOpen={hasTray && !isWriting} onClose={closeTray} isBeside={isBeside} />
        </Suspense>
      </div>
    </div>
  )
}
