import { Component, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { LookPanelId } from './lookPanels'
import { PanelOutline } from './Outlines'
import { RetryNote } from '../shared/RetryNote'

const PATIENCE_MS = 2_000

/** WebKitGTK 2.50 never settles some of these imports: asked for again, they load. */
export async function importLookPanels(): Promise<typeof import('./lookPanels')> {
  for (;;) {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
    const panels = await Promise.race([import('./lookPanels'), late])
    if (panels) return panels
  }
}

const lazyPanel = () =>
  lazy(() => importLookPanels().then(({ LoadedLookPanel }) => ({ default: LoadedLookPanel })))

let Panel = lazyPanel()

/** Its code loads after that of the other panels, and can be asked for again. */
export class LookPanel extends Component<{ id: LookPanelId }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (this.state.hasFailed) return <NotLoaded onRetry={this.retry} />
    return (
      <Suspense fallback={<PanelOutline />}>
        <Panel id={this.props.id} />
      </Suspense>
    )
  }

  private retry = () => {
    Panel = lazyPanel()
    this.setState({ hasFailed: false })
  }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <RetryNote title={t('error.page')} onRetry={onRetry}>
      {t('error.pageNext')}
    </RetryNote>
  )
}
