/** What a picture to press and hold may have: apps' browsers drop larger `data:` pictures. */
export const MAX_HOLD_AREA_PX = 2_000_000

/** The largest scale, at most the one asked for, at which a card of width × height logical px keeps within that area. */
export function holdScale(width: number, height: number, scale: number): number {
  const most = Math.sqrt(MAX_HOLD_AREA_PX / (width * height))
  return scale <= most ? scale : Math.floor(width * most) / width
}
