import { useState, type KeyboardEvent, type ReactNode } from 'react'

export interface ToolbarProps {
  label: string
  className?: string | undefined
  children: ReactNode // buttons with `toolbarItem`
}

/** One tab stop; arrow keys, Home and End move between items. Other elements inside keep their own stops. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-toolbar-item]')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = {
      ArrowRight: (at + 1) % items.length,
      ArrowLeft: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }
    const next = steps[event.key]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    items[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

/** Makes buttons the items of a toolbar: the last focused one is its tab stop, initially `first`. */
export function useToolbarItems<Id extends string>(first: Id) {
  const [stop, setStop] = useState<Id>(first)
  return (id: Id) => ({
    'data-toolbar-item': '',
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setStop(id),
  })
}
