import { useId, type CSSProperties } from 'react'
import { classes } from './classes'
import { GroupLabel } from './GroupLabel'
import styles from './Slider.module.css'

export interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  valueText: string // "95%", "Normal": shown, and announced instead of the number
  arrangement?: 'stacked' | 'row' | undefined
  showsTicks?: boolean | undefined
  ends?: readonly [string, string] | undefined // labels of the ends: "Tighter", "Wider"
  isDisabled?: boolean | undefined
  disabledReason?: string | undefined // replaces the value: "PNG is lossless"
  describedBy?: string | undefined
}

/** A native range input, which supports keyboard, touch and screen readers. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step, onChange, valueText, arrangement = 'stacked', isDisabled } = props
  const id = useId()
  const aside = isDisabled && props.disabledReason ? props.disabledReason : valueText
  const share = max > min ? (value - min) / (max - min) : 0
  const stops = props.showsTicks ? Math.round((max - min) / step) : 0
  const isRow = arrangement === 'row'
  return (
    <div className={classes(isRow && styles.row)}>
      <GroupLabel label={label} htmlFor={id} aside={isRow ? undefined : aside} />
      <div
        className={classes(styles.rail, isDisabled && styles.disabled)}
        style={{ '--share': share } as CSSProperties}
      >
        {stops > 0 && (
          <span className={styles.ticks} aria-hidden="true">
            {Array.from({ length: stops + 1 }, (_, index) => (
              <span key={index} />
            ))}
          </span>
        )}
        <input
          id={id}
          type="range"
          className={styles.input}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={isDisabled}
          aria-valuetext={valueText}
          aria-describedby={props.describedBy}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      {isRow && <span className={classes(styles.value, isDisabled && styles.why)}>{aside}</span>}
      {props.ends && (
        <span className={styles.ends} aria-hidden="true">
          <span>{props.ends[0]}</span>
          <span>{props.ends[1]}</span>
        </span>
      )}
    </div>
  )
}
