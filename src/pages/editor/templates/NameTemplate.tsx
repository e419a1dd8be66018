import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { unusedName, cleanTemplateName, MY_TEMPLATE_LIMITS, type MyTemplate } from '../../../card/myTemplates'
import { saveMyTemplateAtom, myTemplatesAtom } from '../../../state/myTemplates'
import { pushToastAtom } from '../../../state/toasts'
import { Button } from '../../../ui/Button'
import { isComposing } from '../../../ui/isComposing'
import { TextField } from '../../../ui/TextField'
import styles from './MyTemplates.module.css'

interface NameTemplateProps {
  onExport: (templates: readonly MyTemplate[]) => void
  onDone: () => void
}

/** Asks for the name of the look to save; a name is proposed, so that Enter is enough. Where nothing can be kept, a file can. */
export function NameTemplate({ onExport, onDone }: NameTemplateProps) {
  const { t } = useTranslation()
  const taken = useAtomValue(myTemplatesAtom).map((template) => template.name)
  const keep = useSetAtom(saveMyTemplateAtom)
  const pushToast = useSetAtom(pushToastAtom)
  const [name, setName] = useState(() => unusedName(t('templates.proposedName'), taken))
  const [isSubmitted, setSubmitted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
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
            action: { label: t('export.short'), run: () => onExport([template]) },
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
