import { useAtomValue, useSetAtom } from 'jotai'
import {
  useLayoutEffect,
  useRef,
  useState,
  useEffect,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import {
  hasRoomForTemplateAtom,
  myTemplatesAtom,
  openMyTemplatesAtom,
  TEMPLATES_KEY,
  activeMyTemplateAtom,
  saveMyTemplateAtom,
} from '../../../state/myTemplates'
import { Button } from '../../../ui/Button'
import { FieldNote } from '../../../ui/FieldNote'
import { GroupLabel } from '../../../ui/GroupLabel'
import styles from './MyTemplates.module.css'
import { MyTemplateRows, TemplateMenu } from './MyTemplateRows'
import { useTemplateFiles } from './useTemplateFiles'
import { type MyTemplate, unusedName, cleanTemplateName, MY_TEMPLATE_LIMITS } from '../../../card/myTemplates'
import { ThumbnailList } from '../../../ui/ThumbnailList'
import { useEditorLayout } from '../useEditorLayout'
import { lookPicturesAtom, templateKindAtom, lookPicture } from './templateChoice'
import { applyLookAtom } from '../../../state/card'
import { pushToastAtom } from '../../../state/toasts'
import { isComposing } from '../../../ui/isComposing'
import { TextField } from '../../../ui/TextField'

/** On a phone the children are a row of choices. */
export function MyTemplates({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const templates = useAtomValue(myTemplatesAtom)
  const hasRoom = useAtomValue(hasRoomForTemplateAtom)
  const open = useSetAtom(openMyTemplatesAtom)
  const [mode, setMode] = useState<'rest' | 'naming' | 'managing'>('rest')
  const saveButton = useRef<HTMLButtonElement>(null)
  const files = useTemplateFiles()
  const isManaging = mode === 'managing' && templates.length > 0
  const kind = useAtomValue(templateKindAtom)
  const isEmpty = children !== undefined && kind === 'mine' && templates.length === 0
  const isListed = !children || kind === 'all' || kind === 'mine'
  const hasActions = !children || isManaging || isEmpty

  // Before the panel is shown, which starts at the chosen one.
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
      {children && (
        <div className={styles.kinds}>
          <div>{children}</div>
          <TemplateMenu
            actions={[
              ...(hasRoom ? (['saveLook'] as const) : []),
              'importFile',
              ...(templates.length > 0 ? (['manage'] as const) : []),
            ]}
            onChoose={(action) => {
              if (action === 'importFile') files.choose()
              else setMode(action === 'manage' ? 'managing' : 'naming')
            }}
          />
        </div>
      )}
      {isManaging ? (
        <div>
          <GroupLabel label={t('templates.mine')} aside={String(templates.length)} />
          <MyTemplateRows templates={templates} onExport={files.download} onEmpty={rest} />
        </div>
      ) : (
        isListed && templates.length > 0 && <MyTemplateList templates={templates} />
      )}
      {isEmpty && <p className={styles.note}>{t('templates.mineEmpty')}</p>}
      {mode === 'naming' ? (
        <NameTemplate onExport={files.download} onDone={rest} />
      ) : hasActions ? (
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
        </div>
      ) : null}
      {files.input}
      {!hasRoom && <p className={styles.note}>{t('templates.full')}</p>}
      <FieldNote error={files.problem} />
    </section>
  )
}

/** Only the first row is shown until expanded, so that many own looks do not bury the templates. */
function MyTemplateList({ templates }: { templates: readonly MyTemplate[] }) {
  const { t } = useTranslation()
  const shape = useAtomValue(lookPicturesAtom)
  const chosen = useAtomValue(activeMyTemplateAtom)
  const apply = useSetAtom(applyLookAtom)
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
          ...lookPicture(settings, shape),
        }))}
        onPress={(id) => {
          const template = templates.find((candidate) => candidate.id === id)
          if (template) apply(template.settings, shape.orientation)
        }}
        arrangement="fill"
        leastPx={shape.leastPx}
      />
    </div>
  )
}

/** Number per row in most windows; elsewhere the last ones wrap. */
function useRowLength(): number {
  const isDrawer = useEditorLayout() === 'drawer'
  const isWide = useAtomValue(lookPicturesAtom).aspect > 1
  return isDrawer ? (isWide ? 5 : 6) : isWide ? 2 : 3
}

interface NameTemplateProps {
  onExport: (templates: readonly MyTemplate[]) => void
  onDone: () => void
}

/** Proposes a name, so that Enter suffices. If storage fails, it offers a file. */
export function NameTemplate({ onExport, onDone }: NameTemplateProps) {
  const { t } = useTranslation()
  const taken = useAtomValue(myTemplatesAtom).map((template) => template.name)
  const keep = useSetAtom(saveMyTemplateAtom)
  const pushToast = useSetAtom(pushToastAtom)
  const [name, setName] = useState(() => unusedName(t('templates.proposedName'), taken))
  const [isSubmitted, setSubmitted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (cleanTemplateName(name) === '') {
      setSubmitted(true)
      field.current?.focus()
      return
    }
    const { isKept, ...template } = keep(name)
    pushToast(
      isKept
        ? { kind: 'done', text: t('templates.kept', { name: template.name }) }
        : {
            kind: 'failure',
            text: t('templates.onlyHere', { name: template.name }),
            actions: [{ label: t('export.short'), run: () => onExport([template]) }],
          },
    )
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.stopPropagation()
    onDone()
  }
  return (
    <form className={styles.naming} onSubmit={submit} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        label={t('templates.name')}
        value={name}
        onChange={setName}
        maxLength={MY_TEMPLATE_LIMITS.name}
        error={isSubmitted && cleanTemplateName(name) === '' ? t('templates.nameMissing') : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit">{t('templates.keep')}</Button>
        <Button look="bare" onPress={onDone}>
          {t('content.cancel')}
        </Button>
      </div>
    </form>
  )
}
