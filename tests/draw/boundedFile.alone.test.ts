import { closeSync, constants, openSync, mkdtempSync, rmSync, writeSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { readBoundedFile } from '../../src/draw/node/boundedFile'

/** Replaces stdin, and defines what happens when it is empty. */
const stdin = vi.hoisted(() => ({ descriptor: 0, whenEmpty: () => {} }))
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const read = (_: number, bytes: Buffer, from: number, length: number) => {
    try {
      return fs.readSync(stdin.descriptor, bytes, from, length, null)
    } catch (error) {
      stdin.whenEmpty()
      throw error
    }
  }
  return { ...fs, readSync: read, fstatSync: () => fs.fstatSync(stdin.descriptor) }
})

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-stdin-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

it('is read whole from a stdin that does not block, however slowly it is written', () => {
  const pipe = join(FOLDER, 'pipe')
  execFileSync('mkfifo', [pipe])
  stdin.descriptor = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(pipe, 'w')
  const parts = ['{"shadow"', ':"lg"}']
  stdin.whenEmpty = () => {
    const part = parts.shift()
    if (part === undefined) closeSync(writer)
    else writeSync(writer, part)
  }
  expect(readBoundedFile('-', 1_000).toString()).toBe('{"shadow":"lg"}')
  closeSync(stdin.descriptor)
})
