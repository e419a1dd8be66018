import { LANGUAGES, type Label, type LanguageId } from '../../language/languages'
import type { QueueCommand } from '../queue/command'
import { readCard } from './inputFiles'
import { CommandError, reasonOf, usageError } from './commandError'
import type { CardRenderer } from './drawing/workerPool'
import { parseJob } from './job'
import { parseKey } from './optionValues'
import { helpText, type OptionValues, parseOptions } from './options'
import { drawPrint, parsePrint, refuseWithoutPrint } from './print/printJob'
import { drawJob, type ExitCode } from './run'
import { DATE_PARTS } from '../../card/dateParts'
import { PRIMARY_LANGUAGES } from '../../card/primaryLanguages'
import { TEMPLATES } from '../../card/templates'
import { ART_FAMILIES, type ArtFamilyId } from '../../look/art'
import { paletteIdsOf } from '../../look/art/paletteIds'
import { COMPOSITIONS } from '../../look/compositions'
import { FRAMES } from '../../look/frames'
import { ORIENTATIONS, orientationOf, RATIOS } from '../../look/ratios'
import { SEAL_PLACES, SEAL_STYLES } from '../../look/seal/styles'
import { TARGETS } from '../../look/targets'
import { keysOf } from '../../scene/values'

const lists = {
  templates: (language) => listed(keysOf(TEMPLATES), (id) => TEMPLATES[id].label, language),
  ratios: (language) => listed(keysOf(RATIOS), (id) => ORIENTATIONS[orientationOf(id)], language),
  targets: (language) => listed(keysOf(TARGETS), targetLabel, language),
  frames: (language) => listed(keysOf(FRAMES), (id) => FRAMES[id].label, language),
  compositions: (language) => listed(keysOf(COMPOSITIONS), (id) => COMPOSITIONS[id].label, language),
  art: artList,
  leads: (language) => listed(keysOf(PRIMARY_LANGUAGES), (id) => PRIMARY_LANGUAGES[id].label, language),
  'date-line': (language) => listed(keysOf(DATE_PARTS), (id) => DATE_PARTS[id].label, language),
  'seal-styles': (language) => listed(keysOf(SEAL_STYLES), (id) => SEAL_STYLES[id].label, language),
  'seal-places': (language) => listed(keysOf(SEAL_PLACES), (id) => SEAL_PLACES[id].label, language),
} satisfies Record<string, (language: LanguageId) => string>

export interface CommandDependencies {
  writeOutput: (output: string | Uint8Array) => Promise<void> // to stdout
  writeError: (text: string) => void // to stderr
  isTerminal: { stdout: boolean; stderr: boolean }
  today: string
  nowMs: () => number
  version: string
  processes?: { cores: number; start: () => CardRenderer } // absent: this process renders
  environment?: Readonly<Record<string, string | undefined>>
  now?: () => Date
  onStop?: (end: () => void) => void // called instead of exiting when the user stops the command
}

const QUEUE_COMMANDS: Readonly<Record<QueueCommand, true>> = { send: true, work: true, orders: true }
const WORLDLESS = { environment: {}, now: () => new Date(0), onStop: () => {} }

export async function runCommand(
  args: readonly string[],
  dependencies: CommandDependencies,
): Promise<ExitCode> {
  const warn = (message: string) => writeErrorLine(dependencies, message)
  const [first = '', ...rest] = args
  try {
    if (!Object.hasOwn(QUEUE_COMMANDS, first)) return await execute(parseOptions(args), dependencies, warn)
    const { runQueueCommand } = await import('../queue/command')
    return await runQueueCommand(first as QueueCommand, rest, { ...WORLDLESS, ...dependencies, warn })
  } catch (error) {
    warn(error instanceof CommandError ? error.message : reasonOf(error))
    return error instanceof CommandError ? error.exitCode : 1
  }
}

/** Control characters could break the line or control the terminal. */
function writeErrorLine(dependencies: CommandDependencies, message: string): void {
  dependencies.writeError(`quotidian: ${message.replaceAll(/\p{Cc}/gu, escaped)}\n`)
}

function escaped(control: string): string {
  return `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`
}

async function execute(
  values: OptionValues,
  dependencies: CommandDependencies,
  warn: (message: string) => void,
): Promise<ExitCode> {
  const { writeOutput } = dependencies
  const said = textAsked(values, dependencies)
  if (said !== null) return writeOutput(said).then(() => 0)
  const given = values.card === undefined ? null : await readCard(values.card, dependencies.today)
  if (values.print !== undefined) {
    const print = parsePrint(values, dependencies.today, given)
    begin(print.file === null, print.warnings)
    return drawPrint(print, values, { ...dependencies, warn })
  }
  refuseWithoutPrint(values)
  const job = parseJob(values, dependencies.today, given)
  begin(job.output.kind === 'stdout', job.warnings)
  return drawJob(job, values, { ...dependencies, warn })

  function begin(isToStdout: boolean, warnings: readonly string[]): void {
    if (isToStdout && dependencies.isTerminal.stdout)
      throw usageError('--out is "-": a terminal shows no pictures; redirect it to a file or a program')
    for (const warning of warnings) warn(warning)
  }
}

function textAsked({ help, version, list, language }: OptionValues, { version: own }: CommandDependencies) {
  if (help) return helpText()
  if (version) return `${own}\n`
  if (list === undefined) return null
  const namesOf = lists[parseKey('list', list, lists)]
  return namesOf(parseKey('language', language ?? 'en', LANGUAGES))
}

function artList(language: LanguageId): string {
  const labelOf = (id: ArtFamilyId) => {
    const { label } = ART_FAMILIES[id]
    const palettes = paletteIdsOf(id)
    return { en: `${label.en}: ${palettes.join(', ')}`, zh: `${label.zh}：${palettes.join('、')}` }
  }
  return listed(keysOf(ART_FAMILIES), labelOf, language)
}

function targetLabel(id: keyof typeof TARGETS): Label {
  const { label, widthPx, heightPx } = TARGETS[id]
  const size = `${widthPx} × ${heightPx}`
  return { en: `${label.en}, ${size}`, zh: `${label.zh}，${size}` }
}

function listed<Id extends string>(
  ids: readonly Id[],
  labelOf: (id: Id) => Label,
  language: LanguageId,
): string {
  const width = Math.max(...ids.map((id) => id.length))
  return ids.map((id) => `${id.padEnd(width)}  ${labelOf(id)[language]}\n`).join('')
}
