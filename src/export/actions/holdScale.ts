/** In-app browsers drop larger `data:` pictures. */
export const MAX_HOLD_AREA_PX = 2_000_000

/** Returns at most `scale`; sides are in logical px. */
export function holdScale(width: number, height: number, scale: number): number {
  const most = Math.sqrt(MAX_HOLD_AREA_PX / (width * height))
  return scale <= most ? scale : Math.floor(width * most) / width
}
