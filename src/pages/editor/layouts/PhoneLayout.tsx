import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flushSync } from 'react-dom'
import { BottomSheet } from '../../../ui/BottomSheet'
import { useMediaQuery } from '../../browser/useWindowWidth'
import { editedBlockAtom } from '../canvas/state/selection'
import { Desk } from '../desk/Desk'
import { drawerStopAtom, isExportOpenAtom, openDrawerAtom, type DrawerStop } from '../editorTabs'
import { AllTabs, EditorToasts, PhoneTray, PhoneTools } from '../lateTools'
import { WorkspaceNoteLine } from '../../widget/DeveloperNote'
import { ON_SIDE_QUERY } from '../useEditorLayout'
import styles from './Layouts.module.css'
import { useKeptFocus } from './useKeptFocus'
import { isTyping } from '../isTyping'
import { localPath } from '../../../language/i18n'
import { IconLink } from '../../../ui/IconButton'

const MIN_KEYBOARD_PX = 120 // Browsers' own toolbars also change the height, by less.

const STOPS = [
  { id: 'closed', height: 'var(--closed-height)' },
  { id: 'half', height: 'var(--half-height)' },
  { id: 'tall', height: 'calc(var(--visible-height) * 0.88)' },
] as const

/** In landscape, a phone's sheet is beside the card, as high as the window. */
const BESIDE = [{ id: 'half', height: '100%' }] as const

/** Above a keyboard the sheet shows only the focused field and leaves the rest to the card. */
const STOPS_ABOVE_KEYBOARD = STOPS.map(({ id }) => ({ id, height: 'var(--typing-height)' }))

/**
 * Phones: top bar, card, and a sheet below or beside it. Writing on the card hides the sheet below, leaving
 * all space above the keyboard.
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
  const isTyping = hasKeyboard && !isWriting
  // Beside the sheet the card has its space, so it stays where it was tapped until a keyboard opens.
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
      <div className={styles.phoneBar}>
        <IconLink to={localPath('/')} icon="back" label={t('editor.backToHome')} />
        <PhoneTools
          trayId={trayId}
          hasTray={hasTray}
          isWriting={isWriting}
          onTray={() => setTray(!hasTray)}
          settingsButton={settingsButton}
        />
      </div>
      <div className={styles.phoneDesk}>
        <WorkspaceNoteLine bar="phone" />
        <Desk aside={isTight ? 'none' : 'size'} glides />
      </div>
      <div className={styles.phoneToasts}>
        <EditorToasts />
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
          <AllTabs
            look="swipe"
            isListHidden={isTyping}
            isPanelHidden={stop === 'closed' && !isBeside}
            onOpen={openDrawer}
          />
        </BottomSheet>
      </div>
      <div className={styles.sheet}>
        <PhoneTray id={trayId} isOpen={hasTray && !isWriting} onClose={closeTray} isBeside={isBeside} />
      </div>
    </div>
  )
}

/**
 * `--visible-height` is the window's height above an on-screen keyboard. Some browsers shrink the window; iOS
 * changes only the visual viewport.
 */
function useKeyboardRoom<E extends HTMLElement>() {
  const [hasKeyboard, setKeyboard] = useState(false)
  const ref = useCallback((element: E | null) => {
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const size = () => ({ width: window.innerWidth, height: viewport.height })
    let full = { width: 0, height: 0 } // size without a keyboard
    const follow = () => {
      if (viewport.scale !== 1) return // pinch zoom, not a keyboard
      const { height } = viewport
      const isTypedInto = isTyping(document.activeElement)
      if (!isTypedInto || window.innerWidth !== full.width) full = size()
      full.height = Math.max(full.height, height)
      element.style.setProperty('--visible-height', `${height}px`)
      // Synchronous with the height, or one frame would show the card in the wrong area.
      flushSync(() => setKeyboard(isTypedInto && full.height - height > MIN_KEYBOARD_PX))
      if (viewport.offsetTop > 0) window.scrollTo(0, 0)
    }
    // Between fields, nothing has focus for a moment.
    const followSoon = () => requestAnimationFrame(follow)
    // Not in the editor's render task, which would force layout; its styles also set this height.
    const begun = setTimeout(() => {
      if (isTyping(document.activeElement)) follow()
      else if (viewport.scale === 1) full = size()
    })
    const listening = new AbortController()
    const { signal } = listening
    viewport.addEventListener('resize', follow, { signal })
    document.addEventListener('focusin', followSoon, { signal })
    document.addEventListener('focusout', followSoon, { signal })
    return () => {
      clearTimeout(begun)
      listening.abort()
    }
  }, [])
  return [ref, hasKeyboard] as const
}
