import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
import { lookPicture } from './LookThumbnail'
import styles from './MyTemplates.module.css'
import { MyTemplateRows } from './MyTemplateRows'
import { NameTemplate } from './NameTemplate'
import {
  BOX_ASPECTS,
  chooseLookAtom,
  filterOrientationAtom,
  leastWidthPx,
  templateFilterAtom,
} from './templateChoice'
import { useTemplateFiles } from './useTemplateFiles'

/** The visitor's saved looks: named, applied, renamed, deleted, exported and imported as files. */
export function MyTemplates() {
  const { t } = useTranslation()
  const templates = useAtomValue(myTemplatesAtom)
  const chosen = useAtomValue(activeMyTemplateAtom)
  const hasRoom = useAtomValue(hasRoomForTemplateAtom)
  const filter = useAtomValue(templateFilterAtom)
  const orientation = useAtomValue(filterOrientationAtom)
  const choose = useSetAtom(chooseLookAtom)
  const open = useSetAtom(openMyTemplatesAtom)
  const [mode, setMode] = useState<'rest' | 'naming' | 'managing'>('rest')
  const saveButton = useRef<HTMLButtonElement>(null)
  const files = useTemplateFiles()
  const isManaging = mode === 'managing' && templates.length > 0

  // Before the panel is shown, which starts where the chosen one is.
  useLayoutEffect(() => {
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
      {templates.length > 0 && (
        <GroupLabel label={t('templates.mine')} aside={String(templates.length)} />
      )}
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
              ...lookPicture(settings, orientation, BOX_ASPECTS[filter]),
            }))}
            onPress={(id) => {
              const template = templates.find((candidate) => candidate.id === id)
              if (template) choose(template.settings)
            }}
            arrangement="fill"
            leastPx={leastWidthPx(filter)}
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
