/** Work that can pause between its steps: whoever runs it decides when. */
export type Steps<T> = Generator<void, T>

/** Runs work that could pause between its steps without a pause. */
export function allAtOnce<T>(steps: Iterator<unknown, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
