import { writeFileAtomically } from '../atomicWrite'
import type { CommandDependencies } from '../command'
import { CommandError, reasonOf } from '../commandError'
import { problemsOf } from '../drawing/problems'
import type { OptionValues } from '../options'
import { progressLine, SILENT } from '../progress'
import type { PrintJob } from './printJob'

/** @throws {CommandError} */
export async function drawPrint(
  { sheets, cardOf, file, about }: PrintJob,
  { quiet }: OptionValues,
  {
    isTerminal,
    nowMs,
    writeError,
    writeOutput,
    warn,
  }: CommandDependencies & { warn: (message: string) => void },
): Promise<void> {
  const count = sheets.reduce((sum, { cards }) => sum + cards.length, 0)
  const progress = isTerminal.stderr && !quiet ? progressLine({ write: writeError, nowMs, count }) : SILENT
  const { vectorPages } = await import('../../../export/vector/vectorPages')
  const { filePictures } = await import('../filePictures')
  const bytes = await vectorPages(sheets, about, {
    cardOf,
    picturesFor: (cardPx) => filePictures(undefined, cardPx),
    onDrawn: (day, drawn) => {
      const problems = problemsOf(drawn)
      if (problems.length > 0) progress.pause()
      for (const problem of problems) warn(`${day}: ${problem}`)
      progress.step(day)
    },
  }).catch((cause: unknown) => {
    throw new CommandError(reasonOf(cause), 1, { cause })
  })
  progress.pause()
  if (file === null) return writeOutput(bytes)
  writeFileAtomically(file, bytes)
  if (!quiet) writeError(`${file}  ${sheetsInWords(sheets.length)}\n`)
}

function sheetsInWords(count: number): string {
  return count === 1 ? '1 sheet' : `${count} sheets`
}
