import { useRef } from 'react'

/** A button's way to a file of the visitor's: `choose` opens the system's dialog. */
export function useFileInput(
  accept: string,
  onFile: (file: File) => void,
  label?: string, // the button's text
) {
  const ref = useRef<HTMLInputElement>(null)
  // to be placed on the page; it is not seen
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
