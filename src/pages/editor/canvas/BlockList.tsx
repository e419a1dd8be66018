import { useAtomValue, useStore } from 'jotai'
import { useId, type KeyboardEvent, type Ref, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import type { PartId } from '../../../scene/nodes'
import { SpokenWords } from '../../../ui/SpokenWords'
import { dismissHintAtom } from '../desk/hintAtoms'
import { useBlockActions, pressKeyOnBlock } from './useBlockActions'
import { showBlock } from './state/moveCamera'
import { editBlockAtom } from './state/opening'
import { chosenBlockIdAtom, canvasBlocksAtom } from './state/selection'
import { hasKeyboardFocusAtom } from './SelectionOverlay'

interface BlockListProps {
  ref: Ref<HTMLDivElement>
  onOpen: (id: PartId) => void
  onDeselect: () => void
}

/** They are visually hidden buttons. Page Up and Down move between blocks, since arrow keys move them. */
export function BlockList({ ref, onOpen, onDeselect }: BlockListProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const store = useStore()
  const blocks = useAtomValue(canvasBlocksAtom)
  const chosenId = useAtomValue(chosenBlockIdAtom)
  const onBlock = useBlockActions()
  const isPointerLast = useIsPointerLast()
  const texts = blocks.toSorted((a, b) => Number(a.isPicture) - Number(b.isPicture))
  const tabStop = chosenId ?? texts[0]?.id

  const goTo = (item: Element | null | undefined) => {
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, id: PartId) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { nextElementSibling: next, previousElementSibling: previous, parentElement } = event.currentTarget
    if (store.get(chosenBlockIdAtom) !== id) store.set(chosenBlockIdAtom, id)
    const items = {
      next,
      previous,
      first: parentElement?.querySelector('button'),
      last: parentElement?.lastElementChild,
    }
    pressKeyOnBlock(event, id, {
      ...onBlock,
      edit: () => store.set(editBlockAtom, id),
      deselect: onDeselect,
      goTo: (where) => goTo(items[where]),
    })
  }
  if (texts.length === 0) return null
  return (
    <>
      <div ref={ref} role="group" aria-label={t('canvas.list')} className="visuallyHidden">
        {texts.map(({ id, words }) => (
          <button
            key={id}
            type="button"
            data-block={id}
            tabIndex={id === tabStop ? 0 : -1}
            aria-pressed={id === chosenId}
            aria-describedby={hintId}
            onFocus={(event) => {
              store.set(chosenBlockIdAtom, id)
              store.set(dismissHintAtom)
              const isByKey = event.currentTarget.matches(':focus-visible') && !isPointerLast.current
              store.set(hasKeyboardFocusAtom, isByKey)
              if (isByKey) showBlock(store, id)
            }}
            onBlur={() => store.set(hasKeyboardFocusAtom, false)}
            onClick={() => onOpen(id)}
            onKeyDown={(event) => onKeyDown(event, id)}
          >
            {words === '' ? (
              t(`canvas.blocks.${id}`)
            ) : (
              <>
                {t('canvas.named', { name: t(`canvas.blocks.${id}`), words: '' })}
                <SpokenWords text={words} pageLanguage={currentLanguage()} />
              </>
            )}
          </button>
        ))}
      </div>
      <p id={hintId} hidden>
        {t('canvas.keys')}
      </p>
    </>
  )
}

/** `:focus-visible` also matches elements a script focuses on a page's first touch. */
function useIsPointerLast(): RefObject<boolean> {
  const isPointer = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const on = (type: 'pointerdown' | 'keydown') =>
      document.addEventListener(type, () => (isPointer.current = type === 'pointerdown'), {
        capture: true,
        signal: listening.signal,
      })
    on('pointerdown')
    on('keydown')
    return () => listening.abort()
  }, [])
  return isPointer
}
