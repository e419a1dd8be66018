export function freePort(): Promise<string>
