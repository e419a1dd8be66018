import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  hasRoomForTemplateAtom,
  myTemplatesAtom,
  openMyTemplatesAtom,
  TEMPLATES_KEY,
} from '../../../state/myTemplates'
import { Button } from '../../../ui/Button'
import { GroupLabel } from '../../../ui/GroupLabel'
import styles from './MyTemplates.module.css'
import { MyTemplateList } from './MyTemplateList'
import { MyTemplateRows } from './MyTemplateRows'
import { NameTemplate } from './NameTemplate'
import { useTemplateFiles } from './useTemplateFiles'

/** The visitor's saved looks: named, applied, renamed, deleted, exported and imported as files. */
export function MyTemplates() {
  const { t } = useTranslation()
  const templates = useAtomValue(myTemplatesAtom)
  const hasRoom = useAtomValue(hasRoomForTemplateAtom)
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
      {isManaging ? (
        <div>
          <GroupLabel label={t('templates.mine')} aside={String(templates.length)} />
          <MyTemplateRows templates={templates} onExport={files.download} onEmpty={rest} />
        </div>
      ) : (
        templates.length > 0 && <MyTemplateList templates={templates} />
      )}
      {mode === 'naming' ? (
        <NameTemplate onExport={files.download} onDone={rest} />
      ) : (
        <div className={styles.actions}>
          {!isManaging && (
            <Button ref={saveButton} look="bare" onPress={() => setMode('naming')} isDisabled={!hasRoom}>
              {t('templates.saveLook')}
            </Button>
          )}
          {isManaging && (
            <Button look="bare" onPress={() => files.download(templates)} isBusy={files.isBusy}>
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
