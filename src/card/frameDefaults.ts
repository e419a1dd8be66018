/** Defaults that a frame brings: a setting that nobody chose has the frame's value, or else the general one. */
import { FRAMES, type FrameId } from '../look/frames'
import { isRecord, isSameJson, keysOf } from '../scene/values'
import { restored } from './restoreFields'
import { DEFAULT_SETTINGS, SETTINGS, type CardSettings } from './settings'

export function defaultsIn(frame: FrameId): CardSettings {
  const { settings } = FRAMES[frame]
  return { ...(settings ? restored(SETTINGS, settings) : DEFAULT_SETTINGS), frameStyle: frame }
}

/** Settings that are still the former frame's defaults become the new one's. */
export function inFrame(settings: CardSettings, frame: FrameId): CardSettings {
  const moved = { ...settings, frameStyle: frame }
  if (!FRAMES[settings.frameStyle].settings && !FRAMES[frame].settings) return moved
  return follow(moved, defaultsIn(settings.frameStyle), defaultsIn(frame))
}

export function changedSettings(settings: CardSettings, patch: Partial<CardSettings>): CardSettings {
  return { ...inFrame(settings, patch.frameStyle ?? settings.frameStyle), ...patch }
}

function follow<Values extends object>(values: Values, from: Values, to: Values): Values {
  const entries = keysOf(values).map((name) => {
    const [value, before, after]: unknown[] = [values[name], from[name], to[name]]
    if (isSameJson(value, before)) return [name, after]
    const areRecords = isRecord(value) && isRecord(before) && isRecord(after)
    return [name, areRecords ? follow(value, before, after) : value]
  })
  return Object.fromEntries(entries) as Values
}
