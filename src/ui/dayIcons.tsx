import type { ReactElement } from 'react'

/** Icons of the pages of days, as those in Icon.tsx: apart from them, so that other pages do not load them. */
export const DAY_ICONS = {
  bookmark: <path d="M5.25 3.25h9.5v13.5L10 13.25l-4.75 3.5z" />,
  bookmarkFilled: <path d="M5.25 3.25h9.5v13.5L10 13.25l-4.75 3.5z" fill="currentColor" />,
  speaker: (
    <path d="M3 7.75v4.5h2.75L9.5 15.5v-11L5.75 7.75zM12.25 7.5a3.5 3.5 0 0 1 0 5M14.5 5.25a6.7 6.7 0 0 1 0 9.5" />
  ),
  stop: <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" />,
} satisfies Record<string, ReactElement>
