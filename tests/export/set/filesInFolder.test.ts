import { describe, expect, it } from 'vitest'
import { NoRoomError, filesInFolder, recordIn } from '../../../src/export/set/doneFiles'
import { createDisk } from '../../fixtures/fakeDisk'

const SIZE = { widthPx: 10, heightPx: 20, isWhole: true }
const picture = (bytes: number) => new Blob([new Uint8Array(bytes).fill(7)])
const opened = (disk: ReturnType<typeof createDisk>) => filesInFolder(disk.folder, async () => {})

describe('finished pictures in the browser’s file system', () => {
  it('are found by another visit, with their sizes', async () => {
    const disk = createDisk()
    await opened(disk).write('2026-11-07-x-abc', picture(100), SIZE)
    const later = opened(disk)
    expect(
      [...(await later.list())].map(([id, { widthPx, heightPx, bytes }]) => [id, widthPx, heightPx, bytes]),
    ).toEqual([['2026-11-07-x-abc', 10, 20, 100]])
    expect((await later.read('2026-11-07-x-abc'))?.size).toBe(100)
    expect(await later.read('another')).toBe(null)
  })

  it('tell another visit which of them show placeholders', async () => {
    const disk = createDisk()
    const files = opened(disk)
    for (const id of ['a', 'b', 'c']) await files.write(id, picture(100), { ...SIZE, isWhole: id === 'c' })
    await files.write('b', picture(100), SIZE)
    const later = await opened(disk).list()
    expect([...later].map(([id, { isWhole }]) => [id, isWhole])).toEqual([
      ['a', false],
      ['c', true],
      ['b', true],
    ])
  })

  it('are not taken for finished where the page was killed while one was written', async () => {
    const disk = createDisk()
    await opened(disk).write('a', picture(100), SIZE)
    disk.put('b~10x20~100', new Uint8Array(40))
    disk.put('c~10x20~100', new Uint8Array())
    expect([...(await opened(disk).list()).keys()]).toEqual(['a'])
    expect(disk.names()).toEqual(['a~10x20~100'])
  })

  it('stay where there is no room for another', async () => {
    const disk = createDisk(250)
    const files = opened(disk)
    await files.write('a', picture(100), SIZE)
    await expect(files.write('b', picture(200), SIZE)).rejects.toThrow(NoRoomError)
    expect((await files.read('a'))?.size).toBe(100)
    expect(disk.names()).toEqual(['a~10x20~100'])
    await files.write('b', picture(20), SIZE)
    expect([...(await files.list()).keys()]).toEqual(['a', 'b'])
  })

  it('are deleted when another set is drawn, and old zips with them', async () => {
    const disk = createDisk()
    const files = opened(disk)
    for (const id of ['a', 'b']) await files.write(id, picture(10), SIZE)
    const zip = await files.zipFile()
    await zip!.sink.close()
    await files.writeRecord('{"a":1}')
    await files.keepOnly(new Set(['b']))
    expect(disk.names()).toEqual(['b~10x20~10', 'record.json'])
    expect(await recordIn(disk.folder)).toBe('{"a":1}')
    await files.writeRecord('')
    expect(await recordIn(disk.folder)).toBe('')
  })
})
