export interface MutantSite {
  id: number
  file: string
  start: number
  end: number
  becomes: string
}

export function mutantSites(seed: number): MutantSite[]

export function withMutants(code: string, sites: readonly MutantSite[]): string
