/** What ends the command: one line that a person can act on, and what its caller learns of it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  constructor(
    message: string,
    readonly exitCode: 1 | 2, // 1: drawing or writing failed, 2: asked wrongly
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** @example usage('--scale is "5": it must be one of 1, 2, 3, 4') */
export function usage(message: string): CommandError {
  return new CommandError(message, 2)
}

/** The reason that a system call gives, in its own words: "no such file or directory". */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^[A-Z0-9]+: (.*?)(?:, |$)/.exec(message)?.[1] ?? message
}
