import { useId, type CSSProperties } from 'react'
import { classes } from './classes'
import { GroupLabel } from './GroupLabel'
import { SteadyText } from './SteadyText'
import styles from './Swatches.module.css'

export interface SwatchOption<Id extends string> {
  id: Id
  label: string // the colour's name
  paint: string // any CSS background: a colour or a gradient
}

export interface SwatchesProps<Id extends string> {
  label: string
  value: Id | null // null: a custom colour
  options: readonly SwatchOption<Id>[]
  onChange: (id: Id) => void
  columns?: number | undefined // 6 for colours, 4 for gradients
  aside?: string | undefined
  isLabelHidden?: boolean | undefined
}

/** Colours or gradients to choose from, each with its name. */
export function Swatches<Id extends string>(props: SwatchesProps<Id>) {
  const { label, value, options, onChange, columns = 6 } = props
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <GroupLabel id={id} label={label} aside={props.aside} isLabelHidden={props.isLabelHidden} />
      <div
        className={classes(styles.grid, columns <= 4 && styles.wide)}
        style={{ '--columns': columns } as CSSProperties}
      >
        {options.map((option) => (
          <label key={option.id} className={styles.swatch}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span className={styles.paint} style={{ background: option.paint }} />
            <span className={styles.name}>
              <SteadyText isChosen={option.id === value}>{option.label}</SteadyText>
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
