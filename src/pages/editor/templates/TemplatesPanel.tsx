import { atom, useAtom } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { TEMPLATES } from '../../../card/templates'
import { ORIENTATIONS, orientationOf, type Orientation } from '../../../look/ratios'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { optionsOf, optionsOfLabels } from '../optionsOf'
import { useEditorLayout } from '../useEditorLayout'
import { MyTemplates } from './MyTemplates'
import { TemplateList } from './TemplateList'
import styles from './TemplatesPanel.module.css'

export type TemplateFilter = Orientation | 'all'

const GROUPS = ['basic', 'weather'] as const
const filterAtom = atom<TemplateFilter>('all')

/** Complete looks to choose from, each shown with the current words. */
export const TemplatesPanel = memo(function TemplatesPanel() {
  const { t } = useTranslation()
  const [filter, setFilter] = useAtom(filterAtom)
  const layout = useEditorLayout()
  const swipes = layout === 'phone' || layout === 'drawer'
  const matching = optionsOf(TEMPLATES).filter(
    ({ id }) => filter === 'all' || orientationOf(TEMPLATES[id].settings.aspectRatio) === filter,
  )
  const groups = GROUPS.map((group) => ({
    group,
    templates: matching.filter(({ id }) => TEMPLATES[id].group === group),
  })).filter(({ templates }) => templates.length > 0)
  return (
    <div className={swipes ? styles.flowing : styles.filling}>
      <SegmentedRadio<TemplateFilter>
        label={t('templates.orientation')}
        isLabelHidden
        value={filter}
        options={[{ id: 'all', label: t('templates.all') }, ...optionsOfLabels(ORIENTATIONS)]}
        onChange={setFilter}
        cells="content"
      />
      {groups.map(({ group, templates }) => (
        <TemplateList key={group} group={group} templates={templates} filter={filter} swipes={swipes} />
      ))}
      {groups.length === 0 && <p className={styles.none}>{t('templates.none')}</p>}
      <MyTemplates />
    </div>
  )
})
