import { applyTemplate } from '../../card/looks'
import { TEMPLATES } from '../../card/templates'
import { FRAMES } from '../../look/frames'
import { TARGETS } from '../../look/targets'
import { keysOf } from '../../scene/values'
import { cell, type Cell } from './cell'

const SHOWN = keysOf(TARGETS).filter(
  (id, at, all) =>
    TARGETS[id].clear.length > 0 ||
    all.findIndex((other) => shapeOf(other) === shapeOf(id) && TARGETS[other].clear.length === 0) === at,
)

export function targetRows(): Cell[][] {
  return keysOf(FRAMES).map((frameStyle) =>
    SHOWN.map((target) =>
      cell(`${FRAMES[frameStyle].label.en}, ${TARGETS[target].label.en}`, { frameStyle, target }),
    ),
  )
}

export function targetTemplateRows(): Cell[][] {
  return keysOf(TEMPLATES).map((id) =>
    SHOWN.map((target) =>
      cell(
        `${TEMPLATES[id].label.en}, ${TARGETS[target].label.en}`,
        applyTemplate(id, { showQuotationMarks: true, target }),
      ),
    ),
  )
}

function shapeOf(id: keyof typeof TARGETS): string {
  return (TARGETS[id].widthPx / TARGETS[id].heightPx).toFixed(1)
}
