/** Ids start with the creation time, so that sorted keys are in card order. */

const TIME_LENGTH = 9

/** @param random 0 to 1 */
export function newKeptId(keptAt: number, random: () => number): string {
  const time = Math.max(0, Math.round(keptAt)).toString(36).padStart(TIME_LENGTH, '0').slice(-TIME_LENGTH)
  return `${time}-${random().toString(36).slice(2, 10).padEnd(8, '0')}`
}

export function isKeptId(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-z]{9}-[0-9a-z]{8}$/.test(id)
}

const MAX_TIME_MS = 8.64e15 // a Date holds no more

/** Untrusted data: ms since 1970 that a Date can hold. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_TIME_MS
}

/** ms since 1970. */
export function timeOfId(id: string): number {
  const time = Number.parseInt(id.slice(0, TIME_LENGTH), 36)
  return Number.isFinite(time) ? time : 0
}
