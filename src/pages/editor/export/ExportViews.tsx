import { useAtom } from 'jotai'
import { exportViewAtom } from './exportView'
import { HoldView } from './HoldView'
import { LinkPreviewView } from './LinkPreviewView'
import { TextView } from '../../shared/export/TextView'

/** What an export opens over the editor. */
export function ExportViews() {
  const [view, setView] = useAtom(exportViewAtom)
  const close = () => setView(null)
  switch (view?.kind) {
    case 'hold':
      return <HoldView onClose={close} />
    case 'text':
      return <TextView text={view.text} onClose={close} />
    case 'link':
      return <LinkPreviewView link={view.link} preview={view.preview} onClose={close} />
    default:
      return null
  }
}
