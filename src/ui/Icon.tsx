import type { ReactElement } from 'react'
import styles from './Icon.module.css'

/** On a 20 px grid, 1.5 px strokes, round joins. For every page; toolIcons.tsx has the editor's. */
export const ICONS = {
  globe: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M2.75 10h14.5M10 2.75c2.1 2 3.1 4.4 3.1 7.25s-1 5.25-3.1 7.25c-2.1-2-3.1-4.4-3.1-7.25s1-5.25 3.1-7.25z" />
    </>
  ),
  moon: <path d="M16.6 11.8A7 7 0 0 1 8.2 3.4a7 7 0 1 0 8.4 8.4z" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.25" />
      <path d="M10 2.25v1.5M10 16.25v1.5M2.25 10h1.5M16.25 10h1.5M4.52 4.52l1.06 1.06M14.42 14.42l1.06 1.06M4.52 15.48l1.06-1.06M14.42 5.58l1.06-1.06" />
    </>
  ),
  back: <path d="M12.25 4.5 6.75 10l5.5 5.5" />,
  forward: <path d="m7.75 4.5 5.5 5.5-5.5 5.5" />,
  refresh: (
    <path d="M3.6 8.4a6.6 6.6 0 0 1 11.6-2.3l1.3 1.6M16.5 3.75V7.7h-3.95M16.4 11.6a6.6 6.6 0 0 1-11.6 2.3l-1.3-1.6M3.5 16.25V12.3h3.95" />
  ),
  menu: <path d="M3 7h14M3 13h14" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  plus: <path d="M10 4.5v11M4.5 10h11" />,
  minus: <path d="M4.5 10h11" />,
  note: <path d="M3.75 4.25h12.5v9h-6l-3.5 2.9v-2.9h-3zM6.75 7.5h6.5M6.75 10.25h4" />,
} satisfies Record<string, ReactElement>

export type IconDrawing = keyof typeof ICONS | ReactElement

export function Icon({ name, sizePx = 20 }: { name: IconDrawing; sizePx?: number }) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={styles.icon}
    >
      {typeof name === 'string' ? ICONS[name] : name}
    </svg>
  )
}
