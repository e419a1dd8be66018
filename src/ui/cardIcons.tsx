import type { ReactElement } from 'react'

/** Icons of My Cards, as those in Icon.tsx: apart from them, so that other pages do not load them. */
export const CARD_ICONS = {
  open: <path d="M8.5 4.5h-4v11h11v-4M11.5 3.5h5v5M16 4l-6.5 6.5" />,
  more: <path d="M4.75 10h.01M10 10h.01M15.25 10h.01" strokeWidth={2} />,
  trash: (
    <path d="M3.75 5.5h12.5M7.75 5.5V3.25h4.5V5.5M5.25 5.5l.75 11.25h8l.75-11.25M8.4 8.75v4.75M11.6 8.75v4.75" />
  ),
} satisfies Record<string, ReactElement>
