/** Assets of earlier builds, kept for tabs opened before a deploy. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../src/server/app'
import { earlierBuilds, earlierFolder, keepBuild, keptBuilds } from '../../src/server/files/earlierBuilds'
import { packFiles } from '../../src/server/files/packFiles'
import { createStaticReader, withEarlierAssets } from '../../src/server/files/staticFiles'

let home = ''
let client = ''
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'quotidian-builds-'))
  client = join(home, 'client')
})
afterEach(() => rm(home, { recursive: true }))

async function build(name: string, count = 2) {
  await keepBuild(client, count)
  for (const [at, folder] of (await earlierBuilds(client)).entries())
    await utimes(folder, new Date(2026, 0, 1), new Date(2026, 0, 20 - at)) // File systems may store whole seconds only.
  await rm(client, { recursive: true, force: true })
  const files = {
    'index.html': `<p>${name}</p>`,
    [`assets/main-${name}.js`]: `"${name}";${' '.repeat(2_000)}`,
    'assets/same-x1.css': 'p{}',
    'en/index.html': name,
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(client, path)), { recursive: true })
    await writeFile(join(client, path), content)
  }
  await packFiles(client)
}

async function statusOf(path: string, encoding = '') {
  const readStatic = await withEarlierAssets(await createStaticReader(client), await earlierBuilds(client))
  const answer = await createApp({ readStatic }).request(path, { headers: { 'accept-encoding': encoding } })
  return [answer.status, answer.headers.get('content-encoding')]
}

describe('after a deploy', () => {
  it('the files of the build before are there, packed too, and those of older ones are not', async () => {
    for (const name of ['one', 'two', 'three']) await build(name)
    expect(await statusOf('/assets/main-three.js')).toEqual([200, null])
    expect(await statusOf('/assets/main-two.js', 'br')).toEqual([200, 'br'])
    expect(await statusOf('/assets/same-x1.css')).toEqual([200, null])
    expect(await statusOf('/assets/main-one.js')).toEqual([404, null])
    expect(await readdir(earlierFolder(client))).toHaveLength(1)
  })

  it('as many builds are served as the owner says', async () => {
    for (const name of ['one', 'two', 'three']) await build(name, 3)
    expect(await statusOf('/assets/main-one.js')).toEqual([200, null])
    await build('four', 1)
    expect(await earlierBuilds(client)).toEqual([])
    expect(await statusOf('/assets/main-three.js')).toEqual([404, null])
  })

  it('pages are this build’s', async () => {
    for (const name of ['one', 'two']) await build(name)
    const readStatic = await withEarlierAssets(await createStaticReader(client), await earlierBuilds(client))
    expect(await (await createApp({ readStatic }).request('/en')).text()).toBe('two')
    expect(readStatic('/index.html', '')).not.toBeNull()
    for (const folder of await earlierBuilds(client))
      expect(await readdir(folder)).not.toContain('index.html')
  })

  it('a file that lies between the earlier builds is none, and stays', async () => {
    await build('one')
    await build('two')
    const stray = join(earlierFolder(client), 'desktop.ini')
    await writeFile(stray, 'x')
    expect(await statusOf('/assets/main-one.js')).toEqual([200, null])
    await build('three')
    expect(await earlierBuilds(client)).toHaveLength(1)
    expect(await readdir(earlierFolder(client))).toContain('desktop.ini')
  })

  it('a build that failed half way is none', async () => {
    await build('one')
    await rm(join(client, 'index.html'))
    await keepBuild(client, 2)
    expect(await earlierBuilds(client)).toEqual([])
  })
})

describe('KEEP_BUILDS', () => {
  it('is two', () => expect([keptBuilds(undefined), keptBuilds(' '), keptBuilds('5')]).toEqual([2, 2, 5]))

  it.each(['0', '-1', '21', 'all', '1.5'])('may not be %j: one line says why', (value) =>
    expect(() => keptBuilds(value)).toThrow(/^KEEP_BUILDS is ".*": it must be a whole number from 1 to 20$/),
  )
})
