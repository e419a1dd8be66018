export const HOW_TO_INSTALL: string
export function obtainEdgeEngines(): { workerd: string; deno: string } | null
