export const HOW_TO_INSTALL: string
export const CHROMIUM_ARGS: string[]
export function obtainChromium(options?: { isWhole?: boolean }): string | null
