/** The system opens files with the installed app, as Chrome's developer protocol can ask it to. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from './fixtures'

interface AppCommands {
  send(command: string, options: object): Promise<unknown>
}

test('a picture with its card opens the card, and the file of My Cards is taken in', async ({
  baseURL,
  request,
}, { project }) => {
  const folder = mkdtempSync(join(tmpdir(), 'quotidian-'))
  const { launchOptions = {} } = project.use
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...launchOptions,
    baseURL: baseURL!,
  })
  const page = await context.newPage()
  await page.goto('/en')
  const app = (await context.newCDPSession(page)) as unknown as AppCommands
  const manifestId = `${baseURL}/`
  const installing = app.send('PWA.install', { manifestId, installUrlOrBundleUrl: `${baseURL}/en` })
  const refusal = await installing.then(
    () => '',
    (error: Error) => error.message,
  )
  const hasNoApps = refusal.includes("'PWA.install' wasn't found")
  if (hasNoApps) await context.close()
  test.skip(hasNoApps, 'The headless shell installs no apps.')
  expect(refusal).toBe('')
  const open = async (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    const opened = context.waitForEvent('page')
    await app.send('PWA.launchFilesInApp', { manifestId, files: [join(folder, name)] })
    return opened
  }

  const picture = await request.get('/api/card.png?date=2026-11-22&template=retro&scale=1')
  const editor = await open('card.png', await picture.body())
  await editor.getByRole('button', { name: 'Open Card' }).click()
  const card = editor.getByRole('region', { name: 'Preview' }).getByRole('img').first()
  await expect(card).toHaveAccessibleName(/Liberty means responsibility/)

  const days = [{ day: '2026-11-22', keptAt: 1_700_000_000_000 }]
  const file = { kind: 'quotidian-cards', version: 1, days, cards: [], pictures: {} }
  const cards = await open('cards.json', JSON.stringify(file))
  await expect(cards.getByText('1 day added.')).toBeVisible()
  await context.close()
})
