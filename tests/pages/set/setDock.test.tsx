import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { atom, Provider } from 'jotai'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import { SetDock } from '../../../src/pages/set/dock/SetDock'
import { Problems } from '../../../src/pages/set/sheet/Problems'
import { takeLeftoverAtom } from '../../../src/state/set/leftover'
import { patternAtom, placesAtom } from '../../../src/state/set/setChoice'
import { outletAtom } from '../../../src/state/set/destination'
import { setWorldAtom } from '../../../src/state/set/setWorld'
import { toastsAtom } from '../../../src/state/toasts'
import { createDisk } from '../../fixtures/fakeDisk'
import { fakeSet, PLACES } from './fakeSet'

void needTexts('set')

// Weighing draws too.
vi.mock('../../../src/state/set/setEstimate', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../src/state/set/setEstimate')>()),
  weighSetAtom: atom(null, async () => {}),
}))

beforeAll(() => startTranslations('en'))
beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type FakeSet = ReturnType<typeof fakeSet>

function openSet(set = fakeSet()) {
  render(
    <Provider store={set.store}>
      <SetDock />
      <Problems />
    </Provider>,
  )
  return set
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const said = ({ store }: FakeSet) => store.get(toastsAtom).at(-1)?.text
const pressFocused = async (name: string) => {
  button(name).focus()
  await press(name)
}

/** Runs an act while this picture is being drawn; drawing waits for it. */
function during(set: FakeSet, place: string, run: () => Promise<void>): void {
  let isOver = false
  set.world.onDraw = async (item) => {
    if (item.place !== place || isOver) return
    isOver = true
    await run()
  }
}

describe('a set', () => {
  it('is exported, and what came of it is said', async () => {
    const set = openSet()
    expect(screen.getAllByText(/\b4\b/), 'it is counted once').toHaveLength(1)
    await press('Export 4 Pictures')
    await waitFor(() => expect(said(set)).toBe('4 pictures. Downloading quotidian-2026-11-22.zip.'))
    expect(set.drawn).toEqual(PLACES)
    expect(set.saved).toEqual(['quotidian-2026-11-22.zip'])
    expect(button('Export 4 Pictures').disabled).toBe(false)
  })

  it('of nothing cannot be exported', () => {
    const set = openSet()
    act(() => set.store.set(placesAtom, []))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Export 0/ }).disabled).toBe(true)
  })

  it('pauses, tells how far it is, and goes on; the focus stays on its button', async () => {
    const set = openSet()
    during(set, '4:5', () => pressFocused('Pause'))
    await pressFocused('Export 4 Pictures')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeNull())
    await waitFor(() => expect(set.drawn).toHaveLength(3))
    const progress = screen.getByRole('progressbar', { name: 'Drawing' })
    expect(progress.getAttribute('aria-valuetext')).toBe('3 of 4')
    expect(document.activeElement).toBe(button('Resume'))
    await press('Resume')
    await waitFor(() => expect(said(set)).toMatch(/^4 pictures\. Downloading/))
    expect(document.activeElement).toBe(button('Export 4 Pictures'))
  })

  it('is canceled; what is drawn can be taken, and the rest drawn still', async () => {
    const set = openSet()
    during(set, '4:5', () => pressFocused('Cancel'))
    await press('Export 4 Pictures')
    await waitFor(() => expect(screen.queryByText('Stopped after 2.')).not.toBeNull())
    expect(document.activeElement).toBe(button('Export 2'))
    expect(set.saved).toEqual([])
    await press('Export 2')
    await waitFor(() => expect(said(set)).toBe('2 of 4 pictures. Downloading quotidian-2026-11-22.zip.'))
    await press('Continue')
    await waitFor(() => expect(said(set)).toBe('4 pictures. Downloading quotidian-2026-11-22.zip.'))
  })

  it('that is let go can be begun anew', async () => {
    const set = openSet()
    during(set, 'moments', () => pressFocused('Cancel'))
    await press('Export 4 Pictures')
    await waitFor(() => expect(screen.queryByText('Stopped after 1.')).not.toBeNull())
    await press('Discard')
    expect(button('Export 4 Pictures').disabled).toBe(false)
    expect(screen.queryByText(/^Stopped/)).toBeNull()
  })

  it('without room for more stops, says so, and hands on what is drawn', async () => {
    const set = openSet()
    set.world.mostFiles = 2
    await press('Export 4 Pictures')
    await waitFor(() => expect(screen.queryByText('Stopped after 2.')).not.toBeNull())
    expect(screen.getByText('No room for a set this large. Choose fewer days, or 1x.')).toBeTruthy()
    await press('Export 2')
    await waitFor(() => expect(set.saved).toHaveLength(1))
  })

  it('names what failed, goes on with the rest, and tries it again', async () => {
    const set = openSet()
    set.world.fails.add('moments')
    await press('Export 4 Pictures')
    await waitFor(() => expect(said(set)).toBe('3 of 4 pictures. Downloading quotidian-2026-11-22.zip.'))
    expect(screen.getByRole('alert').textContent).toMatch(/left out.*fonts did not load/)
    set.world.fails.clear()
    await press('Try It Again')
    await waitFor(() => expect(said(set)).toBe('4 pictures. Downloading quotidian-2026-11-22.zip.'))
    expect(screen.queryByText(/left out/)).toBeNull()
  })
})

describe('a folder', () => {
  it('takes each picture', async () => {
    const set = openSet()
    const disk = createDisk()
    set.world.pickFolder = async () => disk.folder
    act(() => set.store.set(outletAtom, 'folder'))
    await press('Export 4 Pictures')
    await waitFor(() => expect(said(set)).toBe('4 pictures. Saved to the folder folder.'))
    expect(disk.names()).toHaveLength(5)
  })

  it('that takes nothing is told of, and the set comes as a zip instead', async () => {
    const set = openSet()
    const refuse = () => Promise.reject(new DOMException('not here', 'NotAllowedError'))
    set.world.pickFolder = async () => ({ ...createDisk().folder, getFileHandle: refuse }) as never
    act(() => set.store.set(outletAtom, 'folder'))
    await press('Export 4 Pictures')
    await waitFor(() => expect(said(set)).toBe('The folder could not be written.'))
    const [action] = set.store.get(toastsAtom).at(-1)!.actions ?? []
    expect(action?.label).toBe('One Zip File')
    act(() => action!.run())
    await waitFor(() => expect(set.saved).toEqual(['quotidian-2026-11-22.zip']))
    expect(set.drawn).toEqual(PLACES)
  })

  it('that is not picked begins nothing', async () => {
    const set = openSet()
    act(() => set.store.set(outletAtom, 'folder'))
    await press('Export 4 Pictures')
    expect(button('Export 4 Pictures').disabled).toBe(false)
    expect([set.drawn, said(set)]).toEqual([[], undefined])
  })
})

describe('a set whose page was closed', () => {
  async function reopened(count: number, hasOwnChoice = false) {
    const before = fakeSet()
    const leftover = await before.leftAfter(count)
    const set = fakeSet()
    set.store.set(placesAtom, ['9:16'])
    set.store.set(setWorldAtom, { ...set.store.get(setWorldAtom), findLeftover: async () => leftover })
    openSet(set)
    await act(() => set.store.set(takeLeftoverAtom, hasOwnChoice))
    return { set, leftover }
  }

  it('comes back with what was chosen, and goes on without drawing any of it again', async () => {
    const { set } = await reopened(3)
    expect(set.store.get(placesAtom)).toEqual(PLACES)
    expect(screen.getByText('Stopped after 3.')).toBeTruthy()
    await press('Continue')
    await waitFor(() => expect(said(set)).toMatch(/^4 pictures\. Downloading/))
    expect(set.drawn).toEqual(PLACES.slice(3))
  })

  it('makes room for another choice, and is back when it is chosen itself', async () => {
    const { set } = await reopened(3)
    act(() => set.store.set(placesAtom, ['9:16', '2:1']))
    expect(screen.queryByText(/^Stopped/)).toBeNull()
    expect(button('Export 2 Pictures')).toBeTruthy()
    act(() => set.store.set(placesAtom, PLACES))
    expect(screen.getByText('Stopped after 3.')).toBeTruthy()
    act(() => set.store.set(patternAtom, '{number}'))
    expect(screen.getByText('Stopped after 3.')).toBeTruthy()
  })

  it('changes no choice that the visitor came with', async () => {
    const { set } = await reopened(3, true)
    expect(set.store.get(placesAtom)).toEqual(['9:16'])
  })

  it('before its first picture was drawn is forgotten', async () => {
    const { leftover } = await reopened(0)
    expect(leftover.forget).toHaveBeenCalledOnce()
    expect(button('Export 1 Picture')).toBeTruthy()
  })
})
