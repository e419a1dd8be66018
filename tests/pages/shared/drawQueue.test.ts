import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createDrawQueue, type Turns } from '../../../src/pages/shared/thumbnails/drawQueue'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function fakePage() {
  const tasks: { run: () => void; atMs: number }[] = []
  const page = {
    nowMs: 0,
    calmAtMs: 0,
    /** Runs the next task due by then and its microtasks; false if there is none. */
    async runTask(untilMs = Infinity): Promise<boolean> {
      const first = Math.min(...tasks.map(({ atMs }) => atMs))
      if (tasks.length === 0 || first > untilMs) return false
      const [task] = tasks.splice(
        tasks.findIndex(({ atMs }) => atMs === first),
        1,
      )
      page.nowMs = Math.max(page.nowMs, first)
      task?.run()
      await settled()
      return true
    },
    async runUntil(ms: number) {
      while (await page.runTask(ms));
      page.nowMs = Math.max(page.nowMs, Number.isFinite(ms) ? ms : 0)
    },
  }
  const queueDrawing = createDrawQueue({
    soon: (run) => tasks.push({ run, atMs: page.nowMs }),
    later: (run, ms) => tasks.push({ run, atMs: page.nowMs + ms }),
    msUntilIdle: () => Math.max(0, page.calmAtMs - page.nowMs),
  })
  return { page, queueDrawing }
}

const drawing = (turnCount: number, tell: () => unknown) => async (turns: Turns) => {
  for (let turn = 0; turn < turnCount; turn++) {
    if (turn > 0) await turns.next()
    tell()
  }
}

describe('the thumbnail queue', () => {
  it('never gives two turns in one task, and finishes all drawings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }), async (turnCounts) => {
        const { page, queueDrawing } = fakePage()
        const taken = turnCounts.map(() => 0)
        let [inTask, taskCount] = [0, 0]
        for (const [index, count] of turnCounts.entries()) {
          queueDrawing(
            drawing(count, () => {
              taken[index]! += 1
              inTask += 1
            }),
          )
        }
        do {
          expect(inTask).toBeLessThanOrEqual(1)
          inTask = 0
        } while ((await page.runTask()) && ++taskCount)
        expect(taken).toEqual(turnCounts)
        expect(taskCount).toBe(turnCounts.reduce((sum, count) => sum + count, 0))
      }),
    )
  })

  it('finishes the first in the queue before the next', async () => {
    const { page, queueDrawing } = fakePage()
    const order: number[] = []
    for (const id of [0, 1, 2, 3, 4]) queueDrawing(drawing(3, () => order.push(id)))
    await page.runUntil(Infinity)
    expect(order).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
  })

  it('lets others draw while one waits for its fonts, at most three', async () => {
    const { page, queueDrawing } = fakePage()
    const arrivals: (() => void)[] = []
    const order: string[] = []
    for (const id of [0, 1, 2, 3]) {
      queueDrawing(async (turns) => {
        order.push(`${id} asks`)
        await new Promise<void>((resolve) => arrivals.push(resolve))
        await turns.next()
        order.push(`${id} draws`)
      })
    }
    await page.runUntil(Infinity)
    expect(order).toEqual(['0 asks', '1 asks', '2 asks'])
    arrivals[2]?.()
    await settled()
    await page.runUntil(Infinity)
    expect(order.slice(3)).toEqual(['2 draws', '3 asks'])
  })

  it('never gives a cancelled drawing another turn', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ turns: fc.integer({ min: 1, max: 5 }), cancelAt: fc.integer({ max: 20, min: 0 }) }),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        async (drawings) => {
          const { page, queueDrawing } = fakePage()
          const cancelled = new Set<number>()
          const tooLate: number[] = []
          const cancels = drawings.map(({ turns }, id) =>
            queueDrawing(drawing(turns, () => cancelled.has(id) && tooLate.push(id))),
          )
          for (let task = 0; ; task++) {
            for (const [id, { cancelAt }] of drawings.entries()) {
              if (cancelAt !== task || id % 2 === 0) continue
              cancelled.add(id)
              cancels[id]?.()
            }
            if (!(await page.runTask())) break
          }
          expect(tooLate).toEqual([])
        },
      ),
    )
  })

  it('draws nothing during typing, and everything afterwards', async () => {
    const { page, queueDrawing } = fakePage()
    const drawnAtMs: number[] = []
    for (let id = 0; id < 4; id++) queueDrawing(drawing(2, () => drawnAtMs.push(page.nowMs)))
    await page.runTask()
    expect(drawnAtMs).toHaveLength(1)
    for (let key = 0; key < 20; key++) {
      page.calmAtMs = page.nowMs + 300
      await page.runUntil(page.nowMs + 100)
    }
    expect(drawnAtMs).toHaveLength(1)
    await page.runUntil(Infinity)
    expect(drawnAtMs).toHaveLength(8)
    expect(drawnAtMs[1]).toBe(page.calmAtMs)
  })

  it('continues after a failed drawing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { page, queueDrawing } = fakePage()
    const drawn = vi.fn()
    queueDrawing(async () => {
      throw new Error('no canvas left')
    })
    queueDrawing(drawing(2, drawn))
    await page.runUntil(Infinity)
    expect(drawn).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
