export const HOW_TO_INSTALL: string
export function obtainFirefox(): string | null
export function findFirefox(): string | null
