import { useNarrowWindow } from '../../browser/useWindowWidth'
import { useEditorQuote } from '../useEditorQuote'
import { OpeningLayout } from './OpeningLayout'
import { useWholeEditor } from './useWholeEditor'

export { importEditor } from './importEditorPage'

/** The editor: its card as soon as that can be seen, and all that changes it once it has been. */
export function OpeningEditor() {
  useEditorQuote()
  useNarrowWindow()
  const WholeEditor = useWholeEditor()
  return WholeEditor ? <WholeEditor /> : <OpeningLayout />
}
