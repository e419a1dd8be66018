/** Ends the command with one line for its user and an exit code. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  constructor(
    message: string,
    readonly exitCode: 1 | 2, // 1: drawing or writing failed, 2: usage error
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** @example usageError('--scale is "5": it must be one of 1, 2, 3, 4') */
export function usageError(message: string): CommandError {
  return new CommandError(message, 2)
}

/** The reason of a failed system call: "no such file or directory". */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^[A-Z0-9]+: (.*?)(?:, |$)/.exec(message)?.[1] ?? message
}
