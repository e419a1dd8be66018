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

/** The browser's date field, with each device's calendar and date order. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
