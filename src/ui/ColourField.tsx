import { useId, useRef, useState } from 'react'
import styles from './ColourField.module.css'
import { GroupLabel } from './GroupLabel'
import fieldStyles from './TextField.module.css'
import { classes } from './classes'

export interface ColourFieldProps {
  label: string
  value: string // #rrggbb, or empty if no custom colour is set
  onChange: (hex: string) => void // always #rrggbb
  pickLabel: string // name of the swatch that opens the browser's colour picker
  fallback?: string | undefined // shown in the swatch while the value is empty
}

/** Accepts #abc and abc; other input is ignored and reset on blur. */
export function ColourField(props: ColourFieldProps) {
  const { label, value, onChange, pickLabel, fallback = '#ffffff' } = props
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const change = (text: string) => {
    setDraft(text)
    const hex = parseHex(text)
    if (hex && hex !== value) onChange(hex)
  }
  return (
    <div>
      <GroupLabel label={label} htmlFor={id} />
      <div className={styles.row}>
        <span className={styles.picker}>
          <button
            type="button"
            className={styles.swatch}
            style={{ background: parseHex(value) ?? fallback }}
            aria-label={`${pickLabel}: ${label}`}
            title={pickLabel}
            onClick={() => picker.current?.showPicker()}
          />
          {/* The browser's picker opens here; the button carries the accessible name. */}
          <input
            ref={picker}
            type="color"
            tabIndex={-1}
            aria-hidden="true"
            value={parseHex(value) ?? fallback}
            onChange={(event) => {
              setDraft(null)
              onChange(event.currentTarget.value)
            }}
          />
        </span>
        <input
          id={id}
          type="text"
          className={classes(fieldStyles.input, fieldStyles.mono)}
          value={draft ?? value.toUpperCase()}
          placeholder="#RRGGBB"
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
        />
      </div>
    </div>
  )
}

/** #RGB or #RRGGBB, with or without #, as #rrggbb; null for anything else. */
export function parseHex(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (!digits) return null
  return '#' + (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits)
}
