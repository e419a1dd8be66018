import type { CardJob } from './job'
import type { Task } from './task'

/** The cards of a job's days, each in every target. */
export function* dayTasks(job: CardJob, linkOrigin: string | null): Generator<Task> {
  const { days, targets, cardOf, options, output } = job
  for (const day of days) {
    for (const target of targets ?? [undefined]) {
      const card = cardOf(day, target)
      const place = card.settings.target
      yield {
        label: targets && targets.length > 1 ? `${day} ${place}` : day,
        day,
        file: output.kind === 'stdout' ? null : output.fileOf({ day, target: place }),
        request: {
          card,
          options: { ...options, format: output.formatOf(place) },
          size: null,
          picturesIn: null,
          linkOrigin,
        },
        warnings: [],
      }
    }
  }
}
