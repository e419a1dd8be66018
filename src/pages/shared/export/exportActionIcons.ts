import type { ExportActionId } from '../../../export/actions/exportActions'
import type { IconDrawing } from '../../../ui/Icon'
import { TOOL_ICONS } from '../../../ui/toolIcons'

export const WAY_ICONS: Record<ExportActionId, IconDrawing> = {
  device: TOOL_ICONS.download,
  share: TOOL_ICONS.share,
  hold: TOOL_ICONS.hold,
  copyPicture: TOOL_ICONS.copy,
  copyCaption: TOOL_ICONS.lines,
  copyAltText: TOOL_ICONS.altText,
  copyLink: TOOL_ICONS.link,
  copyPrivateLink: TOOL_ICONS.lock,
  set: TOOL_ICONS.set,
  print: TOOL_ICONS.print,
}
