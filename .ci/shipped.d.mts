export interface LockEntry {
  version?: string
  license?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export interface ShippedPackage {
  path: string
  name: string
  version: string
  license: string
}
export type Lock = Record<string, LockEntry>
export function readLock(): Lock
export function shippedPackages(lock?: Lock): ShippedPackage[]
export function nameAt(path: string): string
