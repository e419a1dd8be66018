import { uniform } from '../pen'

export interface Patch {
  colour: string
  along: number
  across: number
  long: number
  wide: number
  isRound?: boolean
}

export interface Coat {
  body: string
  fin: string
  line: string // for scales and edges
  scales: number
  gloss: number
  eye: string
  patches: (random: () => number) => Patch[]
}

const WHITE = '#fbf8f1'
const RED = '#dd4a2e'
const BLACK = '#24282e'
const GREY = '#8f8f8a'

const white = { body: WHITE, fin: '#f6f0e6', line: GREY, scales: 0.2, gloss: 0.3, eye: '#1d1f24' }

function saddle(random: () => number, colour: string, places: readonly number[], size = 1): Patch[] {
  let side = random() < 0.5 ? 1 : -1
  return places.map((along) => {
    side = -side
    return {
      colour,
      along: along + uniform(random, -0.02, 0.02),
      across: side * uniform(random, 0.05, 0.35),
      long: uniform(random, 0.062, 0.098) * size,
      wide: uniform(random, 0.55, 0.95),
    }
  })
}

function spots(random: () => number, colour: string, count: number): Patch[] {
  return Array.from({ length: count }, (_, n) => ({
    colour,
    along: 0.26 + (0.6 * (n + random())) / count,
    across: uniform(random, -0.7, 0.7),
    long: uniform(random, 0.016, 0.034),
    wide: uniform(random, 0.16, 0.34),
  }))
}

const crown = (colour: string): Patch => ({
  colour,
  along: 0.125,
  across: 0,
  long: 0.05,
  wide: 0.5,
  isRound: true,
})

export const COATS = {
  kohaku: {
    ...white,
    patches: (random) => [
      ...saddle(random, RED, [0.14, 0.36, 0.58, 0.8].slice(0, 3 + Math.floor(random() * 2))),
    ],
  },
  sanke: {
    ...white,
    patches: (random) => [...saddle(random, RED, [0.15, 0.42, 0.7]), ...spots(random, BLACK, 6)],
  },
  tancho: { ...white, patches: () => [crown('#dc3f28')] },
  ogon: {
    body: '#efb53f',
    fin: '#f3cd7e',
    line: '#a5661c',
    scales: 0.42,
    gloss: 0.3,
    eye: '#33230f',
    patches: (random) => [
      { colour: '#f4c75c', along: 0.1, across: 0, long: uniform(random, 0.07, 0.085), wide: 0.8 },
    ],
  },
  showa: {
    body: BLACK,
    fin: '#8b8a86',
    line: '#6e7278',
    scales: 0.3,
    gloss: 0.14,
    eye: '#0d0f12',
    patches: (random) => [
      ...saddle(random, WHITE, [0.27, 0.52, 0.86], 0.9),
      ...saddle(random, RED, [0.12, 0.4, 0.68], 0.95),
    ],
  },
  asagi: {
    body: '#7b93ab',
    fin: '#d8c3b4',
    line: '#40566e',
    scales: 0.55,
    gloss: 0.22,
    eye: '#1d1f24',
    patches: () => [
      { colour: '#eceae3', along: 0.085, across: 0, long: 0.085, wide: 0.92 },
      { colour: '#cf5a3d', along: 0.42, across: 0.98, long: 0.26, wide: 0.2 },
      { colour: '#cf5a3d', along: 0.42, across: -0.98, long: 0.26, wide: 0.2 },
    ],
  },
  sumi: {
    body: '#2a2e34',
    fin: '#767b80',
    line: '#7d838a',
    scales: 0.42,
    gloss: 0.12,
    eye: '#e8e6e0',
    patches: () => [],
  },
} satisfies Record<string, Coat>

export type CoatId = keyof typeof COATS

/** The koi that stand out on each palette's water. */
export const COATS_OF: Record<string, readonly CoatId[]> = {
  jade: ['kohaku', 'ogon', 'tancho', 'sanke'],
  midnight: ['kohaku', 'tancho', 'ogon', 'sanke'],
  celadon: ['kohaku', 'sanke', 'asagi', 'showa', 'ogon'],
  silk: ['tancho', 'ogon', 'kohaku', 'sanke', 'showa'],
  rain: ['kohaku', 'asagi', 'showa', 'sanke', 'tancho'],
  ink: ['sumi', 'sumi', 'tancho', 'sumi'],
}
