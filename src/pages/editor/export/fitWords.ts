import type { TFunction } from 'i18next'
import { FORMATS } from '../../../export/formats'
import type { TargetFit } from '../../../look/fitsTargets'
import { ratioOfTarget, TARGETS } from '../../../look/targets'

/** Why a place does not take a file, or what it makes of it: `is 9:16`, `430 KB of 90`. '' where there is nothing to say. */
export function fitWords({ id, misfit, makesJpeg }: TargetFit, t: TFunction): string {
  if (misfit === null) return makesJpeg ? t('target.makesJpeg') : ''
  if (misfit.code === 'format') return t('target.format', { format: FORMATS[misfit.wanted].label })
  if (misfit.code === 'bytes') return tooHeavyWords(misfit, t)
  const { widthPx: width, heightPx: height } = misfit
  if (misfit.code === 'pixels') return t('target.pixels', { width, height })
  return t('target.shape', { ratio: ratioOfTarget(TARGETS[id]) ?? `${width} × ${height}` })
}

/** `412 KB of 90` */
export function tooHeavyWords(
  { bytes, mostBytes }: { bytes: number; mostBytes: number },
  t: TFunction,
): string {
  return t('target.tooHeavy', { kb: Math.ceil(bytes / 1_000), most: Math.floor(mostBytes / 1_000) })
}
