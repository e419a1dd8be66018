import type { Ref } from 'react'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { isComposing } from './isComposing'
import styles from './SearchField.module.css'

export const SEARCH_ICON = (
  <>
    <circle cx="8.75" cy="8.75" r="5.25" />
    <path d="m12.6 12.6 4.15 4.15" />
  </>
)

export interface SearchFieldProps {
  label: string
  clearLabel: string
  value: string
  maxLength: number // UTF-16
  onChange: (value: string, isComposing: boolean) => void
  onClear: () => void
  canClear?: boolean | undefined // even while empty
  controls?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function SearchField({ label, clearLabel, value, onChange, onClear, ...rest }: SearchFieldProps) {
  const { maxLength, canClear = value !== '', controls, ref } = rest
  return (
    <div className={styles.field} role="search">
      <span className={styles.glass}>
        <Icon name={SEARCH_ICON} />
      </span>
      <input
        ref={ref}
        type="search"
        className={styles.input}
        value={value}
        maxLength={maxLength}
        aria-label={label}
        aria-controls={controls}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) =>
          onChange(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={(event) => onChange(event.currentTarget.value, false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event) || !canClear) return
          event.preventDefault()
          onClear()
        }}
      />
      {canClear && (
        <span className={styles.clear}>
          <IconButton label={clearLabel} icon="close" onPress={onClear} />
        </span>
      )}
    </div>
  )
}
