import type { ReactElement } from 'react'
import type { OutletId } from '../../export/set/outlets'
import { TOOL_ICONS } from '../../ui/toolIcons'

/** Where a set goes, drawn as the icons in ui/Icon.tsx. */
export const OUTLET_ICONS: Record<OutletId, ReactElement> = {
  zip: <path d="M5 2.75h10v14.5H5zM10 2.75v1.5M10 6v1.5M10 9.25v1.5M8.75 12.25h2.5v2.5h-2.5z" />,
  folder: <path d="M2.75 4.5h5l1.75 2h7.75v9.25H2.75z" />,
  share: TOOL_ICONS.share,
}
