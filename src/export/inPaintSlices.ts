import { inSlices } from '../draw/inSlices'

/** As `inSlices`, but a step that yields true is the last of its slice: a page's canvas paints what is drawn only when the task ends. */
export async function inPaintSlices<T>(steps: Iterator<unknown, T>, turn: () => Promise<void>): Promise<T> {
  for (;;) {
    const end = await inSlices(untilTrue(steps), turn)
    if (end) return end.value
  }
}

/** null at a step that yields true; the rest is still to be run then. */
function* untilTrue<T>(steps: Iterator<unknown, T>): Generator<void, { value: T } | null> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step
    if (step.value === true) return null
    yield
  }
}
