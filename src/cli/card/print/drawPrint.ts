import { writeFileAtomically } from '../atomicWrite'
import type { CommandDependencies } from '../command'
import { CommandError, reasonOf } from '../commandError'
import { lackedGlyphs, problemsOf } from '../drawing/problems'
import type { OptionValues } from '../options'
import { progressLine, SILENT } from '../progress'
import type { PrintJob } from './printJob'

/** Returns the exit code: 3 if a card has □. @throws {CommandError} */
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
): Promise<0 | 3> {
  const count = sheets.reduce((sum, { cards }) => sum + cards.length, 0)
  const progress = isTerminal.stderr && !quiet ? progressLine({ write: writeError, nowMs, count }) : SILENT
  const { vectorPages } = await import('../../../export/vector/vectorPages')
  const { filePictures } = await import('../filePictures')
  let code: 0 | 3 = 0
  const bytes = await vectorPages(sheets, about, {
    cardOf,
    picturesFor: (cardPx) => filePictures(undefined, cardPx),
    onDrawn: (day, drawn) => {
      const problems = problemsOf(drawn)
      if (lackedGlyphs(drawn).length > 0) code = 3
      if (problems.length > 0) progress.pause()
      for (const problem of problems) warn(`${day}: ${problem}`)
      progress.step(day)
    },
  }).catch((cause: unknown) => {
    throw new CommandError(reasonOf(cause), 1, { cause })
  })
  progress.pause()
  if (file === null) {
    await writeOutput(bytes)
    return code
  }
  writeFileAtomically(file, bytes)
  if (!quiet) writeError(`${file}  ${sheetsInWords(sheets.length)}\n`)
  return code
}

function sheetsInWords(count: number): string {
  return count === 1 ? '1 sheet' : `${count} sheets`
}
