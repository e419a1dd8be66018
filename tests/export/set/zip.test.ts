import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  leaveAsDownload,
  leaveInFolder,
  leaveInto,
  zipStream,
  type ZipEntry,
} from '../../../src/export/set/leave'
import { zipParts } from '../../../src/export/set/zip'
import { IS_FULL } from '../../fixtures/tier'
import { filesInMemory, NoRoomError } from '../../../src/export/set/doneFiles'
import { createDisk } from '../../fixtures/fakeDisk'

const AT = new Date('2026-11-22T12:00:00')
const PICTURES = Array.from({ length: 10 }, (_, at) => ({
  name: at === 3 ? '2026-11-04-朋友圈-é.jpg' : `2026-11-${String(at + 1).padStart(2, '0')}-x.png`,
  bytes: Uint8Array.from({ length: 4_000 + 977 * at }, (_byte, place) => (place * (at + 3)) % 251),
}))

function entries(failsAt = -1): ZipEntry[] {
  return PICTURES.map(({ name, bytes }, at) => ({
    name,
    read: async () => {
      if (at === failsAt) throw new Error('interrupted')
      return new Blob([bytes])
    },
  }))
}

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'set-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function zipFile(): Promise<string> {
  const path = join(folder, 'set.zip')
  writeFileSync(path, new Uint8Array(await new Response(zipStream(entries(), AT)).arrayBuffer()))
  return path
}

const PYTHON = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    for i in z.infolist(): print(i.filename, i.file_size, i.compress_type, sum(z.read(i)))
`

/** Missing programs skip their tests. */
function has(program: string): boolean {
  try {
    execFileSync('which', [program])
    return true
  } catch {
    return false
  }
}

describe('a zip', () => {
  it.runIf(has('python3'))(
    'is opened by Python: every file whole, under its name, stored as it is',
    async () => {
      const said = execFileSync('python3', ['-c', PYTHON, await zipFile()], { encoding: 'utf8' })
      const lines = PICTURES.map(({ name, bytes }) =>
        [name, bytes.length, 0, bytes.reduce((sum, byte) => sum + byte, 0)].join(' '),
      )
      expect(said.trim().split('\n')).toEqual(lines)
    },
  )

  it.runIf(has('unzip'))('is opened by unzip', async () => {
    expect(execFileSync('unzip', ['-tq', await zipFile()], { encoding: 'utf8' })).toContain(
      'No errors detected',
    )
  })

  it.runIf(has('7z'))('is opened by 7z', async () => {
    expect(execFileSync('7z', ['t', await zipFile()], { encoding: 'utf8' })).toContain('Everything is Ok')
    execFileSync('7z', ['x', `-o${folder}/out`, join(folder, 'set.zip')])
    for (const { name, bytes } of PICTURES)
      expect(new Uint8Array(readFileSync(join(folder, 'out', name)))).toEqual(bytes)
  })
})

/** Read from the front, as a stream is: nothing but local headers says where a file ends. */
function readAsStream(zip: Buffer) {
  const files = []
  let at = 0
  while (zip.readUInt32LE(at) === 0x04034b50) {
    const [sizeBytes, nameBytes, extraBytes] = [
      zip.readUInt32LE(at + 22),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ]
    const [nameAt, dataAt] = [at + 30, at + 30 + nameBytes + extraBytes]
    files.push({
      version: zip.readUInt16LE(at + 4),
      flags: zip.readUInt16LE(at + 6),
      crc: zip.readUInt32LE(at + 14),
      name: zip.toString('utf8', nameAt, nameAt + nameBytes),
      bytes: new Uint8Array(zip.subarray(dataAt, dataAt + sizeBytes)),
    })
    at = dataAt + sizeBytes
  }
  expect(zip.readUInt32LE(at)).toBe(0x02014b50)
  return files
}

it('is read as a stream: each local header has the size and checksum of its file, and needs version 2.0', async () => {
  const files = readAsStream(readFileSync(await zipFile()))
  expect(files).toEqual(
    PICTURES.map(({ name, bytes }) => ({ version: 20, flags: 0x0800, crc: zlibCrc(bytes), name, bytes })),
  )
})

/** The checksum at the end of a gzip file is the same one. */
function zlibCrc(bytes: Uint8Array): number {
  return gzipSync(bytes).readUInt32LE(gzipSync(bytes).length - 8)
}

async function* same(count: number, content: Uint8Array) {
  for (let nth = 0; nth < count; nth++) yield { name: `${nth}.png`, content, at: AT }
}

async function countByPython(count: number, content: Uint8Array): Promise<string> {
  const path = join(folder, 'many.zip')
  const file = openSync(path, 'w')
  for await (const part of zipParts(same(count, content))) writeSync(file, part)
  closeSync(file)
  const script = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    last = z.infolist()[-1]
    print(len(z.infolist()), last.filename, z.read(last) == z.read(z.infolist()[0]))`
  return execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).trim()
}

describe('a zip beyond the limits of version 2.0', () => {
  it.runIf(has('python3'))('holds more than 65,535 files', async () => {
    expect(await countByPython(65_600, new Uint8Array([7]))).toBe('65600 65599.png True')
  })

  it.runIf(has('python3') && IS_FULL)('is larger than 4 GiB', async () => {
    expect(await countByPython(65, new Uint8Array(1 << 26))).toBe('65 64.png True')
  })
})

describe('interrupted at every tenth of the way', () => {
  for (let tenth = 0; tenth < 10; tenth++) {
    it(`leaves what was there before under the name that was picked, or nothing: ${tenth}`, async () => {
      const disk = createDisk()
      await expect(leaveInto(await disk.picked('set.zip'), entries(tenth), AT)).rejects.toThrow('interrupted')
      expect(disk.content('set.zip')).toEqual(new Uint8Array())
      disk.put('old.zip', new Uint8Array([1, 2, 3]))
      await expect(leaveInto(await disk.picked('old.zip'), entries(tenth), AT)).rejects.toThrow('interrupted')
      expect(disk.content('old.zip')).toEqual(new Uint8Array([1, 2, 3]))
    })

    it(`leaves only whole files in a folder: ${tenth}`, async () => {
      const disk = createDisk()
      await expect(leaveInFolder(disk.folder, entries(tenth))).rejects.toThrow('interrupted')
      expect(disk.names()).toEqual(
        PICTURES.slice(0, tenth)
          .map(({ name }) => name)
          .toSorted(),
      )
      for (const { name, bytes } of PICTURES.slice(0, tenth)) expect(disk.content(name)).toEqual(bytes)
    })

    it(`downloads nothing: ${tenth}`, async () => {
      const saved: string[] = []
      const asked = leaveAsDownload(filesInMemory(), entries(tenth), 'set.zip', AT, (_file, name) =>
        saved.push(name),
      )
      await expect(asked).rejects.toThrow()
      expect(saved).toEqual([])
    })
  }

  it('says that a disk is full, and leaves only whole files', async () => {
    const disk = createDisk(20_000)
    await expect(leaveInFolder(disk.folder, entries())).rejects.toThrow(NoRoomError)
    for (const name of disk.names())
      expect(disk.content(name)).toEqual(PICTURES.find((picture) => picture.name === name)!.bytes)
    await expect(leaveInto(await disk.picked('set.zip'), entries(), AT)).rejects.toThrow(NoRoomError)
    expect(disk.content('set.zip')).toEqual(new Uint8Array())
  })
})

it('is whole in memory where a browser has no file system', async () => {
  const saved: Blob[] = []
  await leaveAsDownload(filesInMemory(), entries(), 'set.zip', AT, (file) => saved.push(file))
  expect(saved[0]!.type).toBe('application/zip')
  const bytes = PICTURES.reduce((sum, picture) => sum + picture.bytes.length, 0)
  expect(saved[0]!.size).toBeGreaterThan(bytes)
})

it.each([
  ['for the file', { zipFile: () => Promise.reject(new NoRoomError('full')) }],
  [
    'for all of it',
    {
      zipFile: async () => ({
        sink: new WritableStream({ write: () => Promise.reject(new NoRoomError('full')) }),
        whole: () => Promise.reject(new Error('it is not whole')),
      }),
    },
  ],
])('is whole in memory where the file system has no room %s', async (_, full) => {
  const saved: Blob[] = []
  const files = { ...filesInMemory(), ...full }
  await leaveAsDownload(files, entries(), 'set.zip', AT, (file) => saved.push(file))
  const inMemory: Blob[] = []
  await leaveAsDownload(filesInMemory(), entries(), 'set.zip', AT, (file) => inMemory.push(file))
  expect(await saved[0]!.bytes()).toEqual(await inMemory[0]!.bytes())
})
