import { alignment } from './accuracy'

/**
 * One text from several readings of the same picture, by a vote on each character (ROVER, Fiscus 1997): the reading
 * that is nearest to all others is the ballot, the others are laid against it. A tie leaves the ballot's character.
 */
export function votedText(readings: readonly string[]): string {
  const texts = readings.map((reading) => [...reading])
  const ballot = nearestToAll(texts)
  if (!ballot) return ''
  const columns = ballot.map((character) => new Votes(character))
  const gaps = Array.from({ length: ballot.length + 1 }, () => new Votes(''))
  for (const text of texts) {
    if (text === ballot) continue
    let column = 0
    let added = ''
    for (const [ours, theirs] of alignment(ballot, text).pairs) {
      if (ours === null) added += theirs
      else {
        gaps[column]?.add(added)
        added = ''
        columns[column++]?.add(theirs ?? '')
      }
    }
    gaps[column]?.add(added)
  }
  return gaps.map((gap, at) => gap.winner() + (columns[at]?.winner() ?? '')).join('')
}

class Votes {
  readonly #counts = new Map<string, number>()

  constructor(first: string) {
    this.add(first)
  }

  add(choice: string): void {
    this.#counts.set(choice, (this.#counts.get(choice) ?? 0) + 1)
  }

  /** The choice with most votes, the first named among equals. */
  winner(): string {
    return [...this.#counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
  }
}

function nearestToAll(texts: readonly string[][]): string[] | undefined {
  const distanceOf = (text: string[]) =>
    texts.reduce((sum, other) => sum + (other === text ? 0 : alignment(text, other).cost), 0)
  return texts
    .map((text) => ({ text, distance: distanceOf(text) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.text
}
