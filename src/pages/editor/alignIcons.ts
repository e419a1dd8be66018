import { TOOL_ICONS } from '../../ui/toolIcons'

export const ALIGN_ICONS = {
  'text-left': TOOL_ICONS.alignLeft,
  'text-center': TOOL_ICONS.alignCenter,
  'text-right': TOOL_ICONS.alignRight,
} as const
