import { useId, type ReactNode, type Ref } from 'react'
import { GroupLabel } from '../../../ui/GroupLabel'
import { Icon } from '../../../ui/Icon'
import styles from './MadeFor.module.css'
import { TargetShape } from './TargetShape'
import { sizeWords } from './targetWords'

interface MadeForButtonProps {
  label: string
  words: string // the current choice in words
  size: { widthPx: number; heightPx: number } | null // where that is one place
  onOpen: () => void
  ref: Ref<HTMLButtonElement>
  children?: ReactNode // notes below
}

export function MadeForButton({ label, words, size, onOpen, ref, children }: MadeForButtonProps) {
  const id = useId()
  return (
    <div>
      <GroupLabel id={id} label={label} />
      <button
        ref={ref}
        type="button"
        className={styles.open}
        aria-labelledby={id}
        aria-describedby={`${id}-value`}
        onClick={onOpen}
      >
        <TargetShape target={size} />
        <span id={`${id}-value`} className={styles.value}>
          <span>{words}</span> {size && <span className={styles.size}>{sizeWords(size)}</span>}
        </span>
        <Icon name="forward" sizePx={16} />
      </button>
      {children}
    </div>
  )
}
