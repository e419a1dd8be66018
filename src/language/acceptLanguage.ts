const MAX_LENGTH = 2_000 // browsers send about fifty characters

/** The tag keeps its spelling: `fr;q=0.8, zh-TW` → `zh-TW` (RFC 9110, 12.5.4). */
export function preferredTag(acceptLanguage: string): string | undefined {
  const preferences = acceptLanguage
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const weight = parameters.map((parameter) => /^q=([\d.]+)$/i.exec(parameter)?.[1]).find(Boolean)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
  const accepted = preferences.filter(
    ({ tag, weight }) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag) && weight > 0,
  )
  return accepted.toSorted((a, b) => b.weight - a.weight)[0]?.tag
}
