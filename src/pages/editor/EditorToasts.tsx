import { Toasts } from '../shared/Toasts'
import { EditorNotices } from './EditorNotices'

export function EditorToasts() {
  return (
    <Toasts>
      <EditorNotices />
    </Toasts>
  )
}
