import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3FromEnvironment, s3Place } from '../../src/cli/queue/outputStore'

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-s3-'))
let server: S3rver
let endpoint = ''

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: FOLDER,
    configureBuckets: [{ name: 'cards', configs: [] }],
  })
  endpoint = `http://127.0.0.1:${(await server.run()).port}`
})
afterAll(async () => {
  await server.close()
  rmSync(FOLDER, { recursive: true })
})

const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
const place = (environment: Record<string, string> = {}) =>
  s3Place(s3FromEnvironment({ AWS_ENDPOINT_URL: endpoint, ...KEYS, ...environment }))
const bytes = (text: string) => new TextEncoder().encode(text)

describe('an S3 address', () => {
  it.each(['cards/card.png', 'cards/2026/十一月/a card (1) + ’é’.png'])('takes %s as it is', async (file) => {
    await (await place()).put(file, bytes('a picture'), 'png', false)
    await (await place()).put(file, bytes('the same again'), 'png', true)
    const answer = await fetch(`${endpoint}/${file.split('/').map(encodeURIComponent).join('/')}`)
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      200,
      'the same again',
      'image/png',
    ])
  })

  it('says why it takes none', async () => {
    await expect((await place()).put('none/card.png', bytes('x'), 'png', false)).rejects.toThrow(
      /none\/card\.png cannot be put into the store: S3 returned 404/,
    )
    await expect(
      (await place({ AWS_ACCESS_KEY_ID: 'nobody' })).put('cards/x.png', bytes('x'), 'png', false),
    ).rejects.toThrow(/S3 returned 403/)
  })
})
