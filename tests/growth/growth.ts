/**
 * Compares a parser's CPU time for a text with one four times as long, since machines differ in speed. The
 * least of several runs counts, since other load only adds.
 */
const ENOUGH_MS = 5
/** Bounds the longest text, on which a quadratic parser takes seconds. */
const LENGTHS = { first: 8 * 1024, longest: 64 * 1024 }
const TRIES = 12
const HOPELESS_MS = 4_000
const ATTEMPTS = 8

/** Highest growth of work per doubling: linear is 2, quadratic 4. */
export const MOST_GROWTH = 2.5

/** Growth of work per doubling, averaged over two; 0 if even a long text takes no time. */
export async function growthOf<Input>(
  read: (input: Input) => unknown,
  inputOf: (length: number) => Input,
  // Lengths: `first` is a quarter of what a length-limited parser reads.
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
  // The longer text may have outgrown a cache or met other load, so retry shorter or later. A quadratic
  // parser fails every time.
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
    base = Math.min(base, await usedMs(read, input)) // Whatever slowed the longer text may have slowed the shorter one too.
  }
  return growth(base, fourfold)
}

function growth(base: number, fourfold: number): number {
  return Math.sqrt(fourfold / base)
}

/** First runs are slow, before compilation. Long ones are not repeated. */
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
