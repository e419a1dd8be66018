/**
 * How the work of a reader grows with what it reads. Not against a clock: one machine is ten times as quick as another, and
 * shared. The time that this process itself used (not the time that passed) for a text is compared with that for one four
 * times as long; of several runs the least counts, since other load only adds.
 */
const ENOUGH_MS = 5 // below this a run is too short to be measured
/** A reader that looks at each pair takes seconds for the longest: it was measured before. */
const LENGTHS = { first: 8 * 1024, longest: 64 * 1024 }
const TRIES = 12
const HOPELESS_MS = 4_000
const ATTEMPTS = 8

/** Each doubling may take so many times the work: 2 where a reader is linear, 4 where it looks at each pair. */
export const MOST_GROWTH = 2.5

/** How many times the work a doubled text is, by two doublings; 0 where even a long text is read in no time. */
export async function growthOf<Input>(
  read: (input: Input) => unknown,
  inputOf: (length: number) => Input,
  // The lengths: a quarter of what a reader that reads only so much looks at.
  { first = LENGTHS.first, longest = LENGTHS.longest, attempts = ATTEMPTS, tries = TRIES } = {},
): Promise<number> {
  let length = first
  let base = await leastMs(read, inputOf(length))
  while (base < ENOUGH_MS) {
    if (length >= longest) return 0
    length *= 2
    base = await leastMs(read, inputOf(length))
  }
  const [input, fourfoldInput] = [inputOf(length), inputOf(4 * length)]
  let least = await growthBetween(read, [input, fourfoldInput], base, tries)
  // The longer text may have outgrown a cache, or met another process: half as long, or later, it need not. A reader that looks at
  // each pair does so every time.
  for (let more = 1; more < attempts && least > MOST_GROWTH && least < Infinity; more++) {
    const half = more % 2 === 1 ? 2 : 1
    const [one, four] = [inputOf(length / half), inputOf((4 * length) / half)]
    least = Math.min(least, await growthBetween(read, [one, four], await leastMs(read, one), tries))
  }
  return least
}

async function growthBetween<Input>(
  read: (input: Input) => unknown,
  [input, fourfoldInput]: readonly [Input, Input],
  firstBase: number,
  tries: number,
): Promise<number> {
  let base = firstBase
  let fourfold = Infinity
  for (let tried = 0; tried < tries && growth(base, fourfold) > MOST_GROWTH; tried++) {
    fourfold = Math.min(fourfold, await usedMs(read, fourfoldInput))
    if (fourfold > HOPELESS_MS) return Infinity
    base = Math.min(base, await usedMs(read, input)) // what slowed the longer one down may have slowed the shorter one too
  }
  return growth(base, fourfold)
}

function growth(base: number, fourfold: number): number {
  return Math.sqrt(fourfold / base)
}

/** The first runs of a reader are slow: it is not compiled yet. Long ones are not repeated. */
async function leastMs<Input>(read: (input: Input) => unknown, input: Input): Promise<number> {
  let least = await usedMs(read, input)
  for (let run = 1; run < 4 && least >= ENOUGH_MS && least < HOPELESS_MS / 16; run++)
    least = Math.min(least, await usedMs(read, input))
  return least
}

async function usedMs<Input>(read: (input: Input) => unknown, input: Input): Promise<number> {
  const before = process.cpuUsage()
  await read(input)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
