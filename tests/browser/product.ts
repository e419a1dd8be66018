import { runnerImport } from 'vite'

/** Loads a `src` module that uses import.meta.glob, which Playwright cannot compile without Vite. */
export async function productModule<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`/src/${path}`, { configFile: false, logLevel: 'error' })
  return module
}
