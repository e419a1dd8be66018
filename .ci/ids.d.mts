export function idFiles(): Promise<Map<string, string>>
