import { loadFeatures } from './withFeatures'

export * from './withFeatures'

await loadFeatures()
