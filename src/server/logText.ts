/**
 * Escapes text from outside for the log. A provider's answer, a certificate or an error message can contain line breaks,
 * which forge log entries, and terminal control codes.
 */
export function logText(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replaceAll(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
      (hidden) => `\\u{${hidden.codePointAt(0)!.toString(16)}}`,
    )
}

const MAX_LENGTH = 4_000
const MAX_CAUSES = 4

/** An error and what caused it: "unreachable: no answer; ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:80". */
export function errorInLog(error: unknown): string {
  const said: string[] = []
  for (let cause = error; cause !== undefined && said.length < MAX_CAUSES;) {
    const {
      code,
      name,
      message,
      cause: next,
    } = Object(cause) as Partial<Record<keyof Error | 'code', unknown>>
    said.push(typeof message === 'string' ? `${String(code ?? name)}: ${message}` : String(cause))
    cause = next
  }
  return logText(said.join('; '))
}

/** The same with the stack, for unexpected errors. */
export function stackInLog(error: unknown): string {
  const { stack } = Object(error) as { stack?: unknown }
  return typeof stack === 'string' ? logText(stack.replaceAll(/\n\s+at /g, ' ← ')) : errorInLog(error)
}
