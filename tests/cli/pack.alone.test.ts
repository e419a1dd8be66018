import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { parsePack, writePack, type Packed } from '../../src/cli/card/pack/pack'
import { hasFileChecker } from '../../.ci/programs.mjs'
import { drawnAs, numberedTask } from './fakeDrawers'

vi.mock('node:fs/promises', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs/promises')>()
  return { ...fs, open: vi.fn(fs.open) }
})

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-pack-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

const COUNT = 20

async function* cards(failsAfter = Infinity): AsyncGenerator<Packed> {
  for (let nth = 0; nth < COUNT; nth++) {
    if (nth >= failsAfter) throw new Error('the card is torn')
    const task = numberedTask(nth)
    yield { task, drawn: drawnAs(task.request) }
  }
}

describe('a pack', () => {
  it('holds every card, and a manifest that says of each what it is', async () => {
    const file = join(FOLDER, 'new', 'whole.zip')
    await writePack(file, cards())
    const zip = readFileSync(file)
    const files = storedFiles(zip)
    expect([...files.keys()]).toEqual([
      ...Array.from({ length: COUNT }, (_, nth) => `${nth}.png`),
      'manifest.json',
    ])
    expect(files.get('7.png')).toBe('7')
    const manifest = JSON.parse(files.get('manifest.json')!) as { pictures: Record<string, unknown>[] }
    expect(manifest.pictures).toHaveLength(COUNT)
    expect(manifest.pictures[7]).toMatchObject({
      file: '7.png',
      date: '2026-11-21',
      width: 1,
      height: 1,
      bytes: 1,
    })
    expect(manifest.pictures[7]!.author).toEqual(expect.any(String))
  })

  it.skipIf(!hasFileChecker('unzip'))('is whole to unzip', async () => {
    const file = join(FOLDER, 'unzip.zip')
    await writePack(file, cards())
    expect(execFileSync('unzip', ['-t', file], { encoding: 'utf8' })).toContain('No errors detected')
  })

  it('is the same bytes from the same cards', async () => {
    const files = ['one.zip', 'other.zip'].map((name) => join(FOLDER, name))
    for (const file of files) await writePack(file, cards())
    expect(readFileSync(files[0]!).equals(readFileSync(files[1]!))).toBe(true)
  })

  it('never has its name before it is whole: what was there stays, and nothing is left beside it', async () => {
    for (let tenth = 0; tenth < COUNT; tenth += COUNT / 10) {
      const [fresh, old] = [join(FOLDER, `fresh${tenth}.zip`), join(FOLDER, 'old.zip')]
      writeFileSync(old, 'old')
      await expect(writePack(fresh, cards(tenth))).rejects.toThrow('the card is torn')
      await expect(writePack(old, cards(tenth))).rejects.toThrow('the card is torn')
      expect(existsSync(fresh)).toBe(false)
      expect(readFileSync(old, 'utf8')).toBe('old')
    }
    expect(readdirSync(FOLDER).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('ends where the disk is full, though a card is yet to come', async () => {
    async function* slow() {
      try {
        yield* cards()
      } finally {
        await new Promise(() => {}) // a card under way
      }
    }
    const file = await open(join(FOLDER, 'full.zip'), 'w')
    let parts = 0
    file.writeFile = async () => {
      parts += 1
      if (parts > COUNT) throw new Error('ENOSPC: no space left on device, write')
    }
    vi.mocked(open).mockResolvedValueOnce(file)
    await expect(writePack(join(FOLDER, 'full.zip'), slow())).rejects.toThrow('no space left on device')
  })

  it('is a file', () => {
    expect(parsePack('a')).toBe('a.zip')
    expect(() => parsePack('-')).toThrow('--pack is "-"')
    expect(() => parsePack(FOLDER)).toThrow('this is no file')
  })
})

function storedFiles(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf('PK\u0005\u0006')
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [size, nameLength, extra] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(name, zip.toString('utf8', from, from + size))
    at += 46 + nameLength + extra
  }
  return files
}
