import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEPT_NAME_LENGTH } from '../../../card/keptCard'
import { isComposing } from '../../../ui/isComposing'
import styles from './KeptCardItem.module.css'

/** A card's name, typed where it stands: Enter and leaving the field take it, Esc leaves it as it was. */
export function NameField({
  name,
  onDone,
}: {
  name: string
  onDone: (name: string | null, how: 'key' | 'left') => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const finish = (typed: string | null, how: 'key' | 'left') => {
    if (isDone.current) return // a field that is removed is also left
    isDone.current = true
    onDone(typed === name ? null : typed, how)
  }
  useEffect(() => field.current?.select(), [])
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={t('cards.nameOf', { name })}
      value={text}
      maxLength={KEPT_NAME_LENGTH}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => finish(text, 'left')}
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key === 'Enter') finish(text, 'key')
        if (event.key === 'Escape') finish(null, 'key')
      }}
    />
  )
}
