export interface Webkit {
  driver: string
  browser: string
  display: string
}
export const HOW_TO_INSTALL: string
export function obtainWebkit(): Webkit | null
export function findWebkit(): Webkit | null
