import { TextField } from './TextField'

export interface DateFieldProps {
  label: string
  value: string // yyyy-mm-dd, or empty
  onChange: (value: string) => void
  min?: string | undefined
  max?: string | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  isLabelHidden?: boolean | undefined
}

/** The browser's own date field: every device brings its calendar and its order of day and month. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
