import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FULL_VIEW } from '../../../layout/view'
import { RATIOS } from '../../../look/ratios'
import { applyLookAtom } from '../../../state/card'
import {
  hasRoomForTemplateAtom,
  activeMyTemplateAtom,
  myTemplatesAtom,
  openMyTemplatesAtom,
  TEMPLATES_KEY,
} from '../../../state/myTemplates'
import { Button } from '../../../ui/Button'
import { GroupLabel } from '../../../ui/GroupLabel'
import { ThumbnailList } from '../../../ui/ThumbnailList'
import { placeholderColour } from '../thumbnails/placeholderColour'
import { CardThumbnail } from '../thumbnails/CardThumbnail'
import styles from './MyTemplates.module.css'
import { MyTemplateRows } from './MyTemplateRows'
import { NameTemplate } from './NameTemplate'
import { useTemplateFiles } from './useTemplateFiles'

const HEIGHT_PX = 72

/** The visitor's saved looks: named, applied, renamed, deleted, exported and imported as files. */
export function MyTemplates() {
  const { t } = useTranslation()
  const templates = useAtomValue(myTemplatesAtom)
  const chosen = useAtomValue(activeMyTemplateAtom)
  const hasRoom = useAtomValue(hasRoomForTemplateAtom)
  const apply = useSetAtom(applyLookAtom)
  const open = useSetAtom(openMyTemplatesAtom)
  const [mode, setMode] = useState<'rest' | 'naming' | 'managing'>('rest')
  const saveButton = useRef<HTMLButtonElement>(null)
  const files = useTemplateFiles()
  const isManaging = mode === 'managing' && templates.length > 0

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === TEMPLATES_KEY) open()
    }
    open()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [open])

  const rest = () => {
    setMode('rest')
    requestAnimationFrame(() => saveButton.current?.focus())
  }
  return (
    <section className={styles.mine} aria-label={t('templates.mine')}>
      <GroupLabel
        label={t('templates.mine')}
        aside={templates.length > 0 ? String(templates.length) : undefined}
      />
      {isManaging ? (
        <MyTemplateRows templates={templates} onExport={files.download} />
      ) : (
        templates.length > 0 && (
          <ThumbnailList
            label={t('templates.mineList')}
            value={chosen}
            options={templates.map(({ id, name, settings }) => ({
              id,
              label: name,
              aspect: RATIOS[settings.aspectRatio].width / RATIOS[settings.aspectRatio].height,
              ground: placeholderColour(settings),
              picture: <CardThumbnail settings={settings} view={FULL_VIEW} />,
            }))}
            onChange={(id) => {
              const template = templates.find((candidate) => candidate.id === id)
              if (template) apply(template.settings)
            }}
            arrangement="swipe"
            heightPx={HEIGHT_PX}
          />
        )
      )}
      {mode === 'naming' ? (
        <NameTemplate onDone={rest} />
      ) : (
        <div className={styles.actions}>
          {!isManaging && (
            <Button ref={saveButton} onPress={() => setMode('naming')} isDisabled={!hasRoom}>
              {t('templates.saveLook')}
            </Button>
          )}
          {isManaging && (
            <Button onPress={() => files.download(templates)} isBusy={files.isBusy}>
              {t('templates.exportAll')}
            </Button>
          )}
          <Button look="bare" onPress={files.choose} isBusy={files.isBusy}>
            {t('templates.importFile')}
          </Button>
          {templates.length > 0 && (
            <Button
              look="bare"
              onPress={() => setMode(isManaging ? 'rest' : 'managing')}
              isExpanded={isManaging}
            >
              {t(isManaging ? 'templates.manageDone' : 'templates.manage')}
            </Button>
          )}
          {files.input}
        </div>
      )}
      {!hasRoom && <p className={styles.note}>{t('templates.full')}</p>}
      {files.problem && (
        <p className={styles.problem} role="alert">
          {files.problem}
        </p>
      )}
    </section>
  )
}
