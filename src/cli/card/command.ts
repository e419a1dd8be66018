import { PictureFormatError } from '../../draw/node/nodeFormats'
import type { Pictures } from '../../draw/pictures/images'
import type { CardFile } from '../../export/cardFile'
import { LANGUAGES } from '../../language/languages'
import { CommandError, reasonOf, usage } from './commandError'
import { lists } from './lists'
import { helpText, readOptions, type OptionValues } from './options'
import { orderOf, type Order } from './order'
import { keyIn } from './values'
import { writeWholeFile } from './wholeFile'

/** The terminal, the day and the version: what the command knows of the world. */
export interface CommandWorld {
  print: (output: string | Uint8Array) => Promise<void> // stdout
  tell: (text: string) => void // stderr
  isTerminal: { stdout: boolean; stderr: boolean }
  today: string
  version: string
}

/** Runs `quotidian` with these arguments and gives its exit code. What goes wrong is told in a line. */
export async function runCommand(args: readonly string[], world: CommandWorld): Promise<0 | 1 | 2> {
  try {
    await obeyed(readOptions(args), world)
    return 0
  } catch (error) {
    tellLine(world, error instanceof CommandError ? error.message : reasonOf(error))
    return error instanceof CommandError ? error.exitCode : 1
  }
}

/** One line, whatever was typed: control characters in a value would end it, or steer the terminal. */
function tellLine(world: CommandWorld, message: string): void {
  world.tell(`quotidian: ${message.replaceAll(/\p{Cc}/gu, escaped)}\n`)
}

function escaped(control: string): string {
  return `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`
}

async function obeyed(values: OptionValues, world: CommandWorld): Promise<void> {
  if (values.help) return world.print(helpText())
  if (values.version) return world.print(`${world.version}\n`)
  if (values.list !== undefined) {
    const namesOf = lists[keyIn('list', values.list, lists)]
    return world.print(namesOf(keyIn('language', values.language ?? 'en', LANGUAGES)))
  }
  const order = orderOf(values, world.today)
  if (order.target.kind === 'stdout' && world.isTerminal.stdout)
    throw usage('--out is "-": a terminal shows no pictures; send it to a file or a program')
  for (const note of order.notes) tellLine(world, note)
  await drawn(order, values, world)
}

async function drawn(order: Order, { json, product }: OptionValues, world: CommandWorld): Promise<void> {
  const { days, isRange, target } = order
  // The engine is large: help does not wait for it.
  const [{ cardFile }, { filePictures }] = await Promise.all([
    import('../../export/cardFile'),
    import('./filePictures'),
  ])
  const pictures: Pictures = filePictures(product ?? json)
  const line = world.isTerminal.stderr && isRange ? progressLine(world, days.length) : null
  for (const [at, day] of days.entries()) {
    const file = await cardFile(order.cardOf(day), order.options, pictures)
    if (target.kind === 'stdout') await world.print(file.bytes)
    else writeWholeFile(target.fileOf(day), file.bytes)
    for (const problem of problemsOf(file)) {
      if (line) world.tell('\n')
      tellLine(world, `${day}: ${problem}`)
    }
    if (line) line(at + 1, day)
    else if (target.kind === 'files')
      world.tell(`${target.fileOf(day)}  ${file.widthPx} × ${file.heightPx}\n`)
    await new Promise(setImmediate) // the engine frees what it drew between turns
  }
  if (line) world.tell('\n')
}

/** One line that is written over itself. */
function progressLine(world: CommandWorld, count: number): (done: number, day: string) => void {
  return (done, day) => world.tell(`\r${String(done).padStart(String(count).length)} of ${count}  ${day}`)
}

function problemsOf({ notices, failedPictures }: CardFile): string[] {
  return [
    ...new Set(notices.map(() => 'the words do not fit and end in an ellipsis')),
    ...failedPictures.map(
      ({ src, cause }) =>
        `the picture ${src.slice(0, 100)} ${cause instanceof PictureFormatError ? `is left out (${cause.message})` : 'could not be loaded'}; a placeholder is drawn in its place`,
    ),
  ]
}
