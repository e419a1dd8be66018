/** at most a third of the letters may be wrong */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const word = typed.toLowerCase()
  const near = names.flatMap((name) => {
    const most = Math.max(1, Math.floor(Math.min(word.length, name.length) / 3))
    if (Math.abs(word.length - name.length) > most) return []
    const distance = editDistance(word, name.toLowerCase())
    return distance <= most ? [{ name, distance }] : []
  })
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.name ?? null
}

/** Counts wrong, missing, extra and swapped letters (optimal string alignment distance). */
function editDistance(typed: string, meant: string): number {
  let before: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isExchanged = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      next[column] = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
        isExchanged ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    ;[before, last] = [last, next]
  }
  return last[meant.length] as number
}
