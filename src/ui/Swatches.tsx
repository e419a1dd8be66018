import type { CSSProperties } from 'react'
import { ChoiceGroup } from './ChoiceGroup'
import { classes } from './classes'
import { SteadyText } from './SteadyText'
import styles from './Swatches.module.css'

export interface SwatchOption<Id extends string> {
  id: Id
  label: string
  paint: string // any CSS background: a colour or a gradient
}

export interface SwatchesProps<Id extends string> {
  label: string
  value: Id | null // null: a custom colour
  options: readonly SwatchOption<Id>[]
  onChange: (id: Id) => void
  columns?: number | undefined // 6 for colours, 4 for gradients
  aside?: string | undefined
}

export function Swatches<Id extends string>(props: SwatchesProps<Id>) {
  const { label, value, options, onChange, columns = 6, aside } = props
  return (
    <ChoiceGroup
      type="radio"
      label={label}
      aside={aside}
      options={options}
      isChosen={({ id }) => id === value}
      onChange={({ id }) => onChange(id)}
      box={{
        className: classes(styles.grid, columns <= 4 && styles.wide),
        style: { '--columns': columns } as CSSProperties,
      }}
      cell={styles.swatch}
    >
      {(option, isChosen) => (
        <>
          <span className={styles.paint} style={{ background: option.paint }} />
          <span className={styles.name}>
            <SteadyText isChosen={isChosen}>{option.label}</SteadyText>
          </span>
        </>
      )}
    </ChoiceGroup>
  )
}
