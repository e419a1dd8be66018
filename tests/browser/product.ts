import { runnerImport } from 'vite'

/** A module of `src` with a registry in it: Vite's glob finds that, and Playwright compiles specs without Vite. */
export async function productModule<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`/src/${path}`, { configFile: false, logLevel: 'error' })
  return module
}
