import { useRef, type ReactNode } from 'react'

interface FileInput {
  input: ReactNode // to be placed on the page; it is not seen
  choose: () => void // opens the system's dialog
}

/** A button's way to a file of the visitor's. */
export function useFileInput(
  accept: string,
  onFile: (file: File) => void,
  label?: string, // the button's text
): FileInput {
  const ref = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      aria-label={label}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0]
        event.currentTarget.value = '' // so that the same file can be chosen again
        if (file) onFile(file)
      }}
    />
  )
  return { input, choose: () => ref.current?.click() }
}
