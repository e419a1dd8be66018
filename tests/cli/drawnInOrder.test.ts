import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import {
  type CardRenderer,
  drawnInOrder,
  createWorkerPool,
  type WorkerPool,
} from '../../src/cli/card/drawing/workerPool'
import type { DrawnCard, DrawRequest, Item } from '../../src/cli/card/task'
import { RendererGoneError, rendererProcess } from '../../src/draw/node/drawingProcess'
import { drawnAs, fakeRenderers, numberedTask } from './fakeDrawers'

async function* given(items: readonly Item[]) {
  yield* items
}

async function labelsOf(items: readonly Item[], renderers: number, pool: ReturnType<typeof fakeRenderers>) {
  const labels: string[] = []
  for await (const outcome of drawnInOrder(given(items), renderers, pool.start))
    labels.push('reason' in outcome ? `${outcome.label}: ${outcome.reason}` : outcome.task.label)
  return labels
}

describe('cards drawn by several processes', () => {
  it('come in their order, whatever their number and however long each takes', async () => {
    const plan = fc.record({
      turns: fc.array(fc.nat(6), { maxLength: 40 }),
      renderers: fc.integer({ min: 1, max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(plan, async ({ turns, renderers }) => {
        const pool = fakeRenderers(
          (id) => turns[id]!,
          () => false,
        )
        const tasks = turns.map((_, nth) => numberedTask(nth))
        expect(await labelsOf(tasks, renderers, pool)).toEqual(tasks.map(({ label }) => label))
        expect(pool.counts.mostAtOnce).toBeLessThanOrEqual(renderers)
        expect(pool.counts.ended).toBe(pool.counts.started)
      }),
    )
  })

  it('are tried once more when their process dies, then named, and the rest is drawn', async () => {
    const plan = fc.record({
      deaths: fc.array(fc.nat(2), { minLength: 1, maxLength: 30 }),
      renderers: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(plan, async ({ deaths, renderers }) => {
        const pool = fakeRenderers(
          () => 1,
          (id, time) => time <= deaths[id]!,
        )
        const tasks = deaths.map((_, nth) => numberedTask(nth))
        expect(await labelsOf(tasks, renderers, pool)).toEqual(
          tasks.map(({ label }, nth) =>
            deaths[nth] === 2 ? `${label}: its process ended with SIGKILL` : label,
          ),
        )
        expect([...pool.times.values()].every((times) => times <= 2)).toBe(true)
      }),
    )
  })

  it('hold few files at a time, however slow the one ahead is', async () => {
    let read = 0
    async function* counted() {
      for (let nth = 0; nth < 200; nth++) {
        read++
        yield numberedTask(nth)
      }
    }
    const { start } = fakeRenderers(
      (id) => (id === 0 ? 400 : 0),
      () => false,
    )
    const outcomes = drawnInOrder(counted(), 2, start)
    await outcomes.next()
    expect(read).toBeLessThanOrEqual(6)
    await outcomes.return(undefined)
  })

  it('do not wait for orders that are yet to come', async () => {
    async function* slow() {
      yield numberedTask(0)
      await new Promise(() => {})
    }
    const outcomes = drawnInOrder(
      slow(),
      2,
      fakeRenderers(
        () => 1,
        () => false,
      ).start,
    )
    expect(await outcomes.next()).toMatchObject({ value: { task: { label: 'task 0' } } })
  })

  it('end with the reason where no process comes up', async () => {
    const start = () => ({
      draw: () => Promise.reject(new RendererGoneError('its process ended with 1', false)),
      isAlive: () => false,
      end: () => {},
    })
    await expect(drawnInOrder(given([numberedTask(0)]), 1, start).next()).rejects.toThrow(
      'no process can be started',
    )
  })
})

describe('renderers that are killed while they have nothing to do', () => {
  /** Renderers that can all be killed. The command is told so one turn later, of the last one first. */
  function mortalRenderers() {
    const renderers: (CardRenderer & { kill: () => void })[] = []
    const start = (): CardRenderer => {
      let isKilled = false
      let isAlive = true
      let fail: (error: Error) => void = () => {}
      const renderer = {
        draw: (request: DrawRequest) =>
          new Promise<DrawnCard>((resolve, reject) => {
            fail = reject
            if (!isAlive) gone()
            if (!isKilled) resolve(drawnAs(request))
          }),
        isAlive: () => isAlive,
        end: () => {},
        kill: () => {
          isKilled = true
          setImmediate(gone)
        },
      }
      const gone = () => {
        isAlive = false
        fail(new RendererGoneError('its process ended with SIGKILL', true))
      }
      renderers.push(renderer)
      return renderer
    }
    const killAll = () => renderers.toReversed().forEach(({ kill }) => kill())
    const alive = () => renderers.filter((renderer) => renderer.isAlive()).length
    return { start, killAll, alive }
  }

  const { request } = numberedTask(0)
  const drawThree = (pool: WorkerPool) => Promise.all([1, 2, 3].map(() => pool.draw(request)))

  it('cost no card, and are replaced', async () => {
    const { start, killAll, alive } = mortalRenderers()
    const pool = createWorkerPool(3, start)
    await drawThree(pool)
    killAll()
    await new Promise(setImmediate)
    await expect(pool.draw(request)).resolves.toEqual(drawnAs(request))
    await drawThree(pool)
    expect(alive()).toBe(3)
    pool.end()
  })

  it('cost no card either where it comes before their end is told', async () => {
    const { start, killAll } = mortalRenderers()
    const pool = createWorkerPool(3, start)
    await drawThree(pool)
    killAll()
    await expect(pool.draw(request)).resolves.toEqual(drawnAs(request))
    pool.end()
  })
})

describe('drawing that is ended before its time', () => {
  const { request } = numberedTask(0)
  const folder = mkdtempSync(join(tmpdir(), 'quotidian-renderers-'))
  const file = pathToFileURL(join(folder, 'never.mjs'))
  writeFileSync(file, "process.on('disconnect', () => process.exit()); process.on('message', () => {})")

  afterEach(() => void vi.useRealTimers())
  afterAll(() => rmSync(folder, { recursive: true }))

  it('starts no renderer any more, neither for what was under way nor for what waited', async () => {
    let started = 0
    let fail: (error: Error) => void = () => {}
    const pool = createWorkerPool(1, () => {
      started++
      return {
        draw: () => new Promise((_, reject) => (fail = reject)),
        isAlive: () => true,
        end: () => fail(new RendererGoneError('it was ended', true)),
      }
    })
    const drawing = Promise.allSettled([pool.draw(request), pool.draw(request)])
    await new Promise(setImmediate)
    pool.end()
    const outcomes = [...(await drawing), ...(await Promise.allSettled([pool.draw(request)]))]
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(started).toBe(1)
  })

  it('leaves no card to wait for, and no timer that keeps the command from ending', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const renderer = rendererProcess(file, { ms: 60_000 })
    const drawing = Promise.allSettled([renderer.draw(request)])
    expect(vi.getTimerCount()).toBe(1)
    renderer.end()
    expect(vi.getTimerCount()).toBe(0)
    expect(await drawing).toMatchObject([{ status: 'rejected', reason: { name: 'RendererGoneError' } }])
  })

  it('has one listener for the end of the command, however many processes there are', () => {
    const before = process.listenerCount('exit')
    const renderers = Array.from({ length: 3 }, () => rendererProcess(file, { ms: 60_000 }))
    expect(process.listenerCount('exit')).toBe(before)
    for (const renderer of renderers) renderer.end()
  })
})
