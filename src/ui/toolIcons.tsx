import type { ReactElement } from 'react'

/** Icons of day pages, separate from Icon.tsx so that other pages do not load them. */
export const DAY_ICONS = {
  bookmark: <path d="M5.25 3.25h9.5v13.5L10 13.25l-4.75 3.5z" />,
  bookmarkFilled: <path d="M5.25 3.25h9.5v13.5L10 13.25l-4.75 3.5z" fill="currentColor" />,
  speaker: (
    <path d="M3 7.75v4.5h2.75L9.5 15.5v-11L5.75 7.75zM12.25 7.5a3.5 3.5 0 0 1 0 5M14.5 5.25a6.7 6.7 0 0 1 0 9.5" />
  ),
  stop: <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" />,
} satisfies Record<string, ReactElement>

/** Icons of My Cards, separate from Icon.tsx so that other pages do not load them. */
export const CARD_ICONS = {
  open: <path d="M8.5 4.5h-4v11h11v-4M11.5 3.5h5v5M16 4l-6.5 6.5" />,
  more: <path d="M4.75 10h.01M10 10h.01M15.25 10h.01" strokeWidth={2} />,
  trash: (
    <path d="M3.75 5.5h12.5M7.75 5.5V3.25h4.5V5.5M5.25 5.5l.75 11.25h8l.75-11.25M8.4 8.75v4.75M11.6 8.75v4.75" />
  ),
} satisfies Record<string, ReactElement>

/** Icons of the editor's tools, separate from Icon.tsx so that other pages do not load them. */
export const TOOL_ICONS = {
  up: <path d="m4.5 12.25 5.5-5.5 5.5 5.5" />,
  down: <path d="m4.5 7.75 5.5 5.5 5.5-5.5" />,
  undo: <path d="M6.5 4.25 3.25 7.5l3.25 3.25M3.5 7.5h8.6a4.15 4.15 0 0 1 0 8.3H9.5" />,
  redo: <path d="m13.5 4.25 3.25 3.25-3.25 3.25M16.5 7.5H7.9a4.15 4.15 0 0 0 0 8.3h2.6" />,
  download: <path d="M10 3v9.25M6.25 8.75 10 12.5l3.75-3.75M3.5 16.5h13" />,
  sliders: (
    <>
      <path d="M2.5 6.75h8.25M15.25 6.75h2.25M2.5 13.25h2.25M9.25 13.25h8.25" />
      <circle cx="13" cy="6.75" r="2.25" />
      <circle cx="7" cy="13.25" r="2.25" />
    </>
  ),
  restore: <path d="M4.2 7.1A6.75 6.75 0 1 1 3.25 10M3.5 3.5v3.75h3.75" />,
  alignLeft: <path d="M3.5 5.5h13M3.5 10h8M3.5 14.5h10.5" />,
  alignCenter: <path d="M3.5 5.5h13M6 10h8M4.75 14.5h10.5" />,
  alignRight: <path d="M3.5 5.5h13M8.5 10h8M6 14.5h10.5" />,
  eyeOff: (
    <path d="M4.4 6.3C2.65 7.9 1.75 10 1.75 10S4.75 15.25 10 15.25c1.4 0 2.65-.35 3.7-.9M8 5c.65-.15 1.3-.25 2-.25 5.25 0 8.25 5.25 8.25 5.25s-.7 1.25-2 2.55M3.5 3.5l13 13" />
  ),
  pencil: <path d="M3.75 16.25 4.6 12.9l8.3-8.3a1.77 1.77 0 0 1 2.5 2.5l-8.3 8.3zM11.4 6.1l2.5 2.5" />,
  copy: (
    <>
      <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
      <path d="M4.75 13H4.5A1.5 1.5 0 0 1 3 11.5v-7A1.5 1.5 0 0 1 4.5 3h7A1.5 1.5 0 0 1 13 4.5v.25" />
    </>
  ),
  help: (
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M7.9 7.9A2.15 2.15 0 1 1 10.9 9.9c-.6.3-.9.7-.9 1.35M10 13.6v.05" />
    </>
  ),
  share: <path d="M10 12V2.75M6.75 5.75 10 2.5l3.25 3.25M7 8.25H4.75v9h10.5v-9H13" />,
  hold: (
    <path d="M7.75 11V4.6a1.35 1.35 0 0 1 2.7 0v4.9l3.9.75a1.7 1.7 0 0 1 1.35 1.9l-.4 2.85a2.9 2.9 0 0 1-2.87 2.5H9.9a2.9 2.9 0 0 1-2.3-1.13L4.3 12.1a1.2 1.2 0 0 1 1.75-1.62zM4.6 6.6a4.6 4.6 0 1 1 9 0" />
  ),
  lines: <path d="M3.5 5h13M3.5 10h13M3.5 15h8" />,
  altText: <path d="M3.25 4.5h13.5v11H3.25zM6.25 8.25h7.5M6.25 11.75h4.5" />,
  link: (
    <path d="M8.4 11.6a3.1 3.1 0 0 0 4.4 0l2.8-2.8a3.1 3.1 0 0 0-4.4-4.4l-1 1M11.6 8.4a3.1 3.1 0 0 0-4.4 0l-2.8 2.8a3.1 3.1 0 0 0 4.4 4.4l1-1" />
  ),
  lock: <path d="M4.75 9h10.5v7.75H4.75zM7 9V6.25a3 3 0 0 1 6 0V9" />,
  set: <path d="M3.25 9.25h13.5v7.25H3.25zM4.75 6.25h10.5M6.5 3.25h7" />,
  print: <path d="M6 7V3h8v4M6 14H3.25V7h13.5v7H14M6 11.5h8V17H6z" />,
  toCorner: <path d="M4 16.5c6.5 0 9.5-3 10.5-11M10.5 8.5l4-4 3.5 4.25" />,
} satisfies Record<string, ReactElement>

export const ALIGN_ICONS = {
  'text-left': TOOL_ICONS.alignLeft,
  'text-center': TOOL_ICONS.alignCenter,
  'text-right': TOOL_ICONS.alignRight,
} as const
