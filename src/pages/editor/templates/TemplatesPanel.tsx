import { useAtom, useAtomValue } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ORIENTATIONS } from '../../../look/ratios'
import { hasCardAtom } from '../../../state/card'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { optionsOfLabels } from '../optionsOf'
import { MyTemplates } from './MyTemplates'
import { templateFilterAtom, type TemplateFilter } from './templateChoice'
import { TemplatesInAnyRatio, WeatherTemplates } from './TemplateList'
import styles from './TemplatesPanel.module.css'
import { useChosenInSight } from './useChosenInSight'

/** Complete looks to choose from, each shown with the current words. */
export const TemplatesPanel = memo(function TemplatesPanel() {
  const { t } = useTranslation()
  const [filter, setFilter] = useAtom(templateFilterAtom)
  const panel = useChosenInSight<HTMLDivElement>(useAtomValue(hasCardAtom))
  return (
    <div ref={panel} className={styles.panel}>
      <SegmentedRadio<TemplateFilter>
        label={t('templates.orientation')}
        isLabelHidden
        value={filter}
        options={[{ id: 'all', label: t('templates.all') }, ...optionsOfLabels(ORIENTATIONS)]}
        onChange={setFilter}
        cells="content"
      />
      <MyTemplates />
      <TemplatesInAnyRatio group="basic" />
      <WeatherTemplates />
      <TemplatesInAnyRatio group="composed" />
      <TemplatesInAnyRatio group="painted" />
    </div>
  )
})
