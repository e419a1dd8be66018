import { parseAccept } from 'hono/utils/accept'

/**
 * Which of the encodings, best first, the client likes best; null: the file as it is. `*` stands for all that are not
 * named, and q=0 means not accepted. Source: RFC 9110, 12.5.3.
 */
export function preferredEncoding<E extends string>(
  acceptEncoding: string,
  encodings: readonly E[],
): E | null {
  if (encodings.length === 0 || acceptEncoding === '') return null
  const accepted = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]))
  const likingOf = (encoding: string) => accepted.get(encoding) ?? accepted.get('*') ?? 0
  let best: E | null = null
  for (const encoding of encodings) if (likingOf(encoding) > (best ? likingOf(best) : 0)) best = encoding
  return best
}
