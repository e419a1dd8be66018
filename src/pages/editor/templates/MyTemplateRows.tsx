import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanTemplateName, MY_TEMPLATE_LIMITS, type MyTemplate } from '../../../card/myTemplates'
import { removeMyTemplateAtom, renameMyTemplateAtom } from '../../../state/myTemplates'
import { OFFER_MS, pushToastAtom } from '../../../state/toasts'
import { IconButton } from '../../../ui/IconButton'
import { TextField } from '../../../ui/TextField'
import { TOOL_ICONS, CARD_ICONS, DAY_ICONS } from '../../../ui/toolIcons'
import { useTypedText } from '../useTypedText'
import styles from './MyTemplates.module.css'
import iconButton from '../../../ui/IconButton.module.css'
import { MenuButton } from '../../../ui/ActionMenu'

interface MyTemplateRowsProps {
  templates: readonly MyTemplate[]
  onExport: (templates: readonly MyTemplate[]) => void
  onEmpty: () => void
}

export function MyTemplateRows({ templates, onExport, onEmpty }: MyTemplateRowsProps) {
  const { t } = useTranslation()
  const remove = useSetAtom(removeMyTemplateAtom)
  const pushToast = useSetAtom(pushToastAtom)
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<string | null>(null)
  useEffect(() => {
    const id = next.current
    next.current = null
    if (id) list.current?.querySelector<HTMLElement>(`[data-template="${id}"] > button:last-child`)?.focus()
  }, [templates])
  const discard = ({ id, name }: MyTemplate) => {
    const at = templates.findIndex((template) => template.id === id)
    next.current = (templates[at + 1] ?? templates[at - 1])?.id ?? null
    const { putBack, isKept } = remove(id)
    const said = t('templates.removed', { name })
    pushToast({
      kind: isKept ? 'done' : 'failure',
      text: isKept ? said : t('templates.notKept', { said }),
      lastsMs: OFFER_MS,
      actions: [{ label: t('editor.undo'), run: putBack }],
    })
    if (templates.length === 1) onEmpty()
  }
  return (
    <ul ref={list} className={styles.rows}>
      {templates.map((template) => (
        <li key={template.id} data-template={template.id} className={styles.row}>
          <NameField template={template} />
          <IconButton
            label={t('templates.exportOne', { name: template.name })}
            icon={TOOL_ICONS.download}
            onPress={() => onExport([template])}
          />
          <IconButton
            label={t('templates.remove', { name: template.name })}
            icon="close"
            onPress={() => discard(template)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Applied on blur; an empty name restores the previous one. */
function NameField({ template: { id, name } }: { template: MyTemplate }) {
  const { t } = useTranslation()
  const rename = useSetAtom(renameMyTemplateAtom)
  const pushToast = useSetAtom(pushToastAtom)
  const field = useTypedText(name, (text) => {
    if (cleanTemplateName(text) !== name && !rename(id, text))
      pushToast({ kind: 'failure', text: t('templates.notKept', { said: t('templates.renamed') }) })
  })
  return (
    <TextField
      label={t('templates.nameOf', { name })}
      isLabelHidden
      maxLength={MY_TEMPLATE_LIMITS.name}
      {...field}
    />
  )
}

const ICONS = { saveLook: DAY_ICONS.bookmark, importFile: CARD_ICONS.open, manage: TOOL_ICONS.pencil }

type TemplateAction = keyof typeof ICONS

interface TemplateMenuProps {
  actions: readonly TemplateAction[]
  onChoose: (action: TemplateAction) => void
}

export function TemplateMenu({ actions, onChoose }: TemplateMenuProps) {
  const { t } = useTranslation()
  return (
    <MenuButton
      label={t('templates.more')}
      icon={CARD_ICONS.more}
      className={iconButton.iconButton}
      hidesName
      items={actions.map((id) => ({ id, label: t(`templates.${id}`), icon: ICONS[id] }))}
      opens="down"
      onChoose={onChoose}
    />
  )
}
