import { BackgroundPanel } from './background/BackgroundPanel'
import { SealPart } from './display/SealPart'
import { FramePanel } from './frame/FramePanel'
import { TemplatesPanel } from './templates/TemplatesPanel'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { withComposition, type CompositionId } from '../../look/compositions'
import { changeSettingsAtom } from '../../state/card'
import { hasPagesAtom } from '../../state/view'
import { FieldNote } from '../../ui/FieldNote'
import { compositionOptions } from './templates/compositionNames'
import { PanelPart } from './PanelParts'
import { CardLooks } from './thumbnails/CardLooks'
import { useSetting } from './useSetting'

const PANELS = {
  templates: TemplatesPanel,
  background: BackgroundPanel,
  frame: FramePanel,
  composition: CompositionPart,
  seal: SealPart,
}

export type LookPanelId = keyof typeof PANELS

/** A panel that shows the card in other looks. All are one chunk: each in its own never showed in WebKitGTK. */
export function LoadedLookPanel({ id }: { id: LookPanelId }) {
  const Panel = PANELS[id]
  return <Panel />
}

function CompositionPart() {
  const { t } = useTranslation()
  const [composition] = useSetting('composition')
  const [frame] = useSetting('frameStyle')
  const change = useSetAtom(changeSettingsAtom)
  const hasPages = useAtomValue(hasPagesAtom)
  const settingsOf = (id: CompositionId) => withComposition(id, frame)
  return (
    <PanelPart isWide>
      {hasPages && <FieldNote hint={t('pages.setPlainly')} />}
      <CardLooks
        label={t('composition.label')}
        value={composition}
        options={compositionOptions()}
        settingsOf={settingsOf}
        fills
        onChange={(id) => change(settingsOf(id))}
      />
    </PanelPart>
  )
}
