export const HOW_TO_INSTALL: string
export function findRedis(): string | null
export function obtainRedis(): string | null
