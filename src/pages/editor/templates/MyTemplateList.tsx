import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyTemplate } from '../../../card/myTemplates'
import { activeMyTemplateAtom } from '../../../state/myTemplates'
import { Button } from '../../../ui/Button'
import { GroupLabel } from '../../../ui/GroupLabel'
import { ThumbnailList } from '../../../ui/ThumbnailList'
import { useEditorLayout } from '../useEditorLayout'
import { lookPicture } from './LookThumbnail'
import styles from './MyTemplates.module.css'
import {
  BOX_ASPECTS,
  chooseLookAtom,
  filterOrientationAtom,
  leastWidthPx,
  templateFilterAtom,
} from './templateChoice'

/** The visitor's own looks to choose from. Many would bury all others: the first row is shown until all are asked for. */
export function MyTemplateList({ templates }: { templates: readonly MyTemplate[] }) {
  const { t } = useTranslation()
  const filter = useAtomValue(templateFilterAtom)
  const orientation = useAtomValue(filterOrientationAtom)
  const chosen = useAtomValue(activeMyTemplateAtom)
  const choose = useSetAtom(chooseLookAtom)
  const rowLength = useRowLength()
  const [showsAll, setShowsAll] = useState(false)
  const [lastChosen, setLastChosen] = useState<string | null>(null)
  if (chosen !== lastChosen) {
    setLastChosen(chosen)
    if (templates.findIndex(({ id }) => id === chosen) >= rowLength) setShowsAll(true)
  }
  const shown = showsAll ? templates : templates.slice(0, rowLength)
  return (
    <div>
      <div className={styles.head}>
        <GroupLabel
          label={t('templates.mine')}
          aside={templates.length > rowLength ? undefined : String(templates.length)}
        />
        {templates.length > rowLength && (
          <Button look="bare" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? t('templates.showFewer') : t('templates.showAll', { count: templates.length })}
          </Button>
        )}
      </div>
      <ThumbnailList
        label={t('templates.mineList')}
        value={chosen}
        options={shown.map(({ id, name, settings }) => ({
          id,
          label: name,
          ...lookPicture(settings, orientation, BOX_ASPECTS[filter]),
        }))}
        onPress={(id) => {
          const template = templates.find((candidate) => candidate.id === id)
          if (template) choose(template.settings)
        }}
        arrangement="fill"
        leastPx={leastWidthPx(filter)}
      />
    </div>
  )
}

/** How many stand side by side in most windows; in others the last ones wrap. */
function useRowLength(): number {
  const isDrawer = useEditorLayout() === 'drawer'
  const isWide = BOX_ASPECTS[useAtomValue(templateFilterAtom)] > 1
  return isDrawer ? (isWide ? 5 : 6) : isWide ? 2 : 3
}
