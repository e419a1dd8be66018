import type { SetItem } from '../../card/set/setItem'

/** What is made ahead of its turn, each until it is taken. `discard` is given what nobody takes. */
export function preparedItems<T>(
  make: (item: SetItem, signal: AbortSignal) => Promise<T>,
  discard: (made: T) => void = () => {},
) {
  const waiting = new Map<string, Promise<T>>()
  const forget = (id: string, made: Promise<T>) => {
    if (waiting.get(id) !== made) return // taken
    waiting.delete(id)
    made.then(discard, () => {}) // a failure is told to who takes it
  }
  const prepare = (item: SetItem, signal: AbortSignal): Promise<T> => {
    const known = waiting.get(item.id)
    if (known) return known
    const made = make(item, signal)
    waiting.set(item.id, made)
    signal.addEventListener('abort', () => forget(item.id, made), { once: true })
    return made
  }
  return {
    prepare,
    async take(item: SetItem, signal: AbortSignal): Promise<T> {
      const made = prepare(item, signal)
      waiting.delete(item.id)
      return made
    },
    forgetAll(): void {
      for (const [id, made] of waiting) forget(id, made)
    },
  }
}
