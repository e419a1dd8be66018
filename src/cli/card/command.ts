import { PictureRefusal } from '../../draw/pictures/pictureRefusal'
import type { Pictures } from '../../draw/pictures/images'
import type { CardFile } from '../../export/cardFile'
import { LANGUAGES } from '../../language/languages'
import { cardSize, FULL_VIEW } from '../../layout/view'
import { fileSize } from '../../export/fileSize'
import { targetOf } from '../../look/targets'
import type { Target } from '../../look/target'
import type { SceneNotice } from '../../scene/nodes'
import { readCard } from './cardOfFile'
import { CommandError, reasonOf, usageError } from './commandError'
import { lists } from './lists'
import { helpText, parseOptions, type OptionValues } from './options'
import { parseJob, type CardJob } from './job'
import { parseKey } from './optionValues'
import { writeFileAtomically } from './atomicWrite'

/** What the command needs from outside: terminal, date and version. */
export interface CommandDependencies {
  writeOutput: (output: string | Uint8Array) => Promise<void> // to stdout
  writeError: (text: string) => void // to stderr
  isTerminal: { stdout: boolean; stderr: boolean }
  today: string
  version: string
}

/** Runs `quotidian` with these arguments and returns its exit code. Errors are written to stderr in one line. */
export async function runCommand(
  args: readonly string[],
  dependencies: CommandDependencies,
): Promise<0 | 1 | 2> {
  try {
    await execute(parseOptions(args), dependencies)
    return 0
  } catch (error) {
    writeErrorLine(dependencies, error instanceof CommandError ? error.message : reasonOf(error))
    return error instanceof CommandError ? error.exitCode : 1
  }
}

/** One line: control characters in an option's value would break it, or control the terminal. */
function writeErrorLine(dependencies: CommandDependencies, message: string): void {
  dependencies.writeError(`quotidian: ${message.replaceAll(/\p{Cc}/gu, escaped)}\n`)
}

function escaped(control: string): string {
  return `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`
}

async function execute(values: OptionValues, dependencies: CommandDependencies): Promise<void> {
  if (values.help) return dependencies.writeOutput(helpText())
  if (values.version) return dependencies.writeOutput(`${dependencies.version}\n`)
  if (values.list !== undefined) {
    const namesOf = lists[parseKey('list', values.list, lists)]
    return dependencies.writeOutput(namesOf(parseKey('language', values.language ?? 'en', LANGUAGES)))
  }
  const given = values.card === undefined ? null : await readCard(values.card, dependencies.today)
  const job = parseJob(values, dependencies.today, given)
  if (job.output.kind === 'stdout' && dependencies.isTerminal.stdout)
    throw usageError('--out is "-": a terminal shows no pictures; redirect it to a file or a program')
  for (const warning of job.warnings) writeErrorLine(dependencies, warning)
  await drawCards(job, values, dependencies)
}

async function drawCards(
  job: CardJob,
  { json, product }: OptionValues,
  dependencies: CommandDependencies,
): Promise<void> {
  const { days, isRange, output } = job
  // Imported here because the engine is large, and --help should be fast.
  const [{ cardFile }, { filePictures }] = await Promise.all([
    import('../../export/cardFile'),
    import('./filePictures'),
  ])
  const pictures: Pictures = filePictures(product ?? json, cardPx(job))
  const line = dependencies.isTerminal.stderr && isRange ? progressLine(dependencies, days.length) : null
  for (const [at, day] of days.entries()) {
    const card = job.cardOf(day)
    const file = await cardFile(card, job.options, pictures)
    if (output.kind === 'stdout') await dependencies.writeOutput(file.bytes)
    else writeFileAtomically(output.fileOf(day), file.bytes)
    for (const problem of [...problemsOf(file), ...weightProblem(file, targetOf(card.settings.target))]) {
      if (line) dependencies.writeError('\n')
      writeErrorLine(dependencies, `${day}: ${problem}`)
    }
    if (line) line(at + 1, day)
    else if (output.kind === 'files')
      dependencies.writeError(`${output.fileOf(day)}  ${file.widthPx} × ${file.heightPx}\n`)
    await new Promise(setImmediate) // lets the engine free memory
  }
  if (line) dependencies.writeError('\n')
}

/** A progress line that overwrites itself. */
function progressLine(dependencies: CommandDependencies, count: number): (done: number, day: string) => void {
  return (done, day) =>
    dependencies.writeError(`\r${String(done).padStart(String(count).length)} of ${count}  ${day}`)
}

function problemsOf({ notices, failedPictures }: CardFile): string[] {
  return [
    ...new Set(notices.map(problemOf)),
    ...failedPictures.map(
      ({ src, cause }) =>
        `the picture ${src.slice(0, 100)} is left out (${reasonOfPicture(cause)}); a placeholder is drawn in its place`,
    ),
  ]
}

function weightProblem({ bytes }: CardFile, target: Target | null): string[] {
  if (!target || target.mostBytes === null || bytes.length <= target.mostBytes) return []
  const [kb, most] = [Math.ceil(bytes.length / 1_000), target.mostBytes / 1_000]
  return [`${kb} KB of ${most}: the file is too heavy for ${target.label.en}`]
}

function problemOf(notice: SceneNotice): string {
  if (notice.code === 'truncated') return 'the words do not fit and end in an ellipsis'
  if (notice.code === 'hard-to-read') return `hard to read in the chosen color: ${notice.blocks.join(', ')}`
  if (notice.code === 'no-room-for-pinyin') return 'there is no room for pinyin above the Chinese'
  return `no font has ${notice.characters.join(' ')}; □ is drawn instead`
}

/** 'no such file or directory', 'not a public address', '20000 × 20000 pixels; up to …' */
function reasonOfPicture(cause: unknown): string {
  if (!(cause instanceof PictureRefusal)) return reasonOf(cause)
  return cause.code === 'too-many-pixels' ? reasonOf(cause.cause) : 'it is damaged'
}

function cardPx({ cardOf, days: [day = ''], options }: CardJob): number {
  const { aspectRatio, target: madeFor } = cardOf(day).settings
  const target = targetOf(madeFor)
  const { widthPx, heightPx } = fileSize(cardSize(aspectRatio, FULL_VIEW, target), { ...options, target })
  return widthPx * heightPx
}
