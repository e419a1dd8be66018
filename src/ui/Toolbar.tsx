import { useState, type KeyboardEvent, type ReactNode } from 'react'

export interface ToolbarProps {
  label: string
  className?: string | undefined
  children: ReactNode // buttons, which `toolbarItem` makes its items
}

/** Buttons with one tab stop: the arrow keys, Home and End move between them. Elements within that are no items have their own. */
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

/** What makes buttons the items of a toolbar: the one focused last is its tab stop, at first the first. */
export function useToolbarItems<Id extends string>(first: Id) {
  const [stop, setStop] = useState<Id>(first)
  return (id: Id) => ({
    'data-toolbar-item': '',
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setStop(id),
  })
}
