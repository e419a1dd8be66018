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

export function usageError(message: string): CommandError {
  return new CommandError(message, 2)
}

/** "no such file or directory" */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^[A-Z0-9]+: (.*?)(?:, |$)/.exec(message)?.[1] ?? message
}
