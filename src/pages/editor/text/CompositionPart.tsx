import { useSetAtom } from 'jotai'
import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withComposition, type CompositionId } from '../../../look/compositions'
import { changeSettingsAtom } from '../../../state/card'
import { compositionOptions } from '../templates/compositionNames'
import { CardLooks } from '../thumbnails/CardLooks'
import { useSetting } from '../useSetting'

export const CompositionPart = memo(function CompositionPart() {
  const { t } = useTranslation()
  const [composition] = useSetting('composition')
  const [frame] = useSetting('frameStyle')
  const change = useSetAtom(changeSettingsAtom)
  const settingsOf = useCallback((id: CompositionId) => withComposition(id, frame), [frame])
  const options = compositionOptions()
  return (
    <CardLooks
      label={t('composition.label')}
      aside={t('composition.swipe', { number: options.length })}
      value={composition}
      options={options}
      settingsOf={settingsOf}
      onChange={(id) => change(settingsOf(id))}
    />
  )
})
