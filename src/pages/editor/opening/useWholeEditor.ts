import { atom, useAtomValue } from 'jotai'
import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { isCardShownAtom } from '../../../state/edition'
import { editorScene } from '../../../state/editorScene'
import { hasQuoteErrorAtom } from '../desk/QuoteError'
import { importEditor } from './importEditorPage'
import { awaitedTapAtom } from './awaitedTap'

/** A card that is not there by then must not keep the rest away. */
const LONGEST_WAIT_MS = 3_000

/** The card is seen, or there is something else to do: its fonts or its quote are missing, or the visitor taps. */
const isSettledAtom = atom(
  (get) =>
    get(isCardShownAtom) ||
    get(hasQuoteErrorAtom) ||
    get(editorScene.fontsAtom).status === 'offline' ||
    get(awaitedTapAtom) !== null,
)

let Loaded: ComponentType | null = null

/** The whole editor, null until it has loaded; in its place the card is seen first. @throws if it cannot be loaded */
export function useWholeEditor(): ComponentType | null {
  const [state, setState] = useState<{ Editor: ComponentType | null; error?: unknown }>({ Editor: Loaded })
  const isSettled = useAtomValue(isSettledAtom)
  const isWaiting = state.Editor === null
  useEffect(() => {
    if (!isWaiting) return
    let isLeft = false
    const load = () =>
      importEditor().then(
        ({ EditorPage }) => {
          Loaded = EditorPage
          // In short tasks, so that the card can be scrolled past and tapped meanwhile.
          if (!isLeft) startTransition(() => setState({ Editor: EditorPage }))
        },
        (error: unknown) => !isLeft && setState({ Editor: null, error }),
      )
    const timer = setTimeout(load, isSettled ? 0 : LONGEST_WAIT_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isWaiting, isSettled])
  if (state.error !== undefined) throw state.error
  return state.Editor
}
