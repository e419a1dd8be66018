import { insetBox } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { Box } from '../../../scene/nodes'
import { footLine, grown, UNSET, type Frame } from '../frame'

export const frame: Frame<'rule'> = {
  colours: { rule: UNSET }, // '': a tint of the ink
  plan: ({ safe }) => {
    const rule = insetBox(safe, ruleInset(safe))
    const side = safe.width > safe.height * 1.2 ? grown(safe.width, 0.14, 72, 176) : 56
    const baselineY = rule.y + rule.height - 20
    const top = safe.y + grown(safe.height, 0.1, 48, 72)
    return {
      sheet: rule,
      textBox: { x: safe.x + side, y: top, width: safe.width - 2 * side, height: baselineY - 34 - top },
      ...footLine(rule, 24, baselineY),
      author: 'ruled',
      pictureRadiusPx: 2,
    }
  },
  behind: ({ bounds, inks, colours }) => [
    {
      type: 'rect',
      id: 'frame-rule',
      // A 1 px line is sharp if its centre is at a pixel's centre.
      ...insetBox(bounds, ruleInset(bounds) + 0.5),
      stroke: { paint: colours.rule || withAlpha(inks.quote, 0.34), widthPx: 1 },
    },
  ],
}

function ruleInset(bounds: Box): number {
  return grown(Math.min(bounds.width, bounds.height), 0.044, 16, 24)
}
