/** Runs works in the order in which they came, each after the one before, however that ended. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = before.then(work, work)
    before = done
    return done
  }
}
