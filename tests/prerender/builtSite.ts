import { existsSync } from 'node:fs'
import { createApp } from '../../src/server/app'
import { createStaticReader } from '../../src/server/files/staticFiles'

/** The built site as the server sends it to a visitor without scripts. Needs jsdom. */
export async function builtSite() {
  if (!existsSync('dist/client/index.html')) throw new Error('npm run build comes first')
  const app = createApp({ readStatic: await createStaticReader('dist/client'), warn: () => {} })
  const ask = async (path: string, acceptLanguage = '') => {
    const headers = { accept: 'text/html', 'accept-language': acceptLanguage }
    return app.request(path, { headers })
  }
  const read = async (path: string, acceptLanguage?: string) => {
    const answer = await ask(path, acceptLanguage)
    return { answer, page: new DOMParser().parseFromString(await answer.text(), 'text/html') }
  }
  return { ask, read }
}
