import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { withComposition, type CompositionId } from '../../../look/compositions'
import { changeSettingsAtom } from '../../../state/card'
import { compositionOptions } from '../templates/compositionNames'
import { CardLooks } from '../thumbnails/CardLooks'
import { useSetting } from '../useSetting'

export function CompositionPart() {
  const { t } = useTranslation()
  const [composition] = useSetting('composition')
  const [frame] = useSetting('frameStyle')
  const change = useSetAtom(changeSettingsAtom)
  const settingsOf = (id: CompositionId) => withComposition(id, frame)
  return (
    <CardLooks
      label={t('composition.label')}
      value={composition}
      options={compositionOptions()}
      settingsOf={settingsOf}
      fills
      onChange={(id) => change(settingsOf(id))}
    />
  )
}
