import { chooseTemplate, openEditor, openTabs, slowed } from './editor.mjs'
import { quantile, summary } from './statistics.mjs'
import { spread, table, verdict } from './tables.mjs'

const CPU_THROTTLING = 4
const FRAME_MS = 16.7
const MAX_FRAME_MS = 33.4
const STEPS = 60
const STEP_MS = 16

export async function measureGestures(browser, origin, runs) {
  const rows = []
  for (const [gesture, prepare] of Object.entries(GESTURES)) {
    const editor = await openEditor(browser, origin, { script: watchFrames })
    await chooseTemplate(editor.page, 'Retro')
    await editor.page.waitForTimeout(500)
    const taken = []
    for (let run = -1; run < runs; run++) {
      const frames = await framesOf(prepare, editor)
      if (run >= 0) taken.push(frames)
    }
    await editor.page.context().close()
    const row = {
      gesture,
      longestMs: summary(taken.map((frames) => quantile(frames, 1))),
      within: quantile(
        taken.map((frames) => frames.filter((ms) => ms <= FRAME_MS + 0.3).length / frames.length),
        0.5,
      ),
      frames: quantile(
        taken.map((frames) => frames.length),
        0.5,
      ),
    }
    rows.push(row)
    console.log(
      `  ${gesture}: longest frame ${row.longestMs.median.toFixed(1)} ms [${row.longestMs.q1.toFixed(1)}–${row.longestMs.q3.toFixed(1)}], ${Math.round(row.within * 100)} % of ${row.frames} within 16.7`,
    )
  }
  return rows
}

export function gestureSection(rows) {
  return [
    `Frames in the editor, processor ${CPU_THROTTLING} times slower, while a slider, a block or two fingers are pulled for a second, a step every ${STEP_MS} ms; from frame to frame in ms.`,
    table(
      ['gesture', 'longest frame', 'within 16.7 ms'],
      rows.map(({ gesture, longestMs, within }) => [
        gesture,
        `${spread(longestMs)} of 33 ${verdict(longestMs.median <= MAX_FRAME_MS)}`,
        `${Math.round(within * 100)} %`,
      ]),
    ),
  ]
}

const GESTURES = {
  'the slider of letter spacing': async ({ page }) => {
    await openTabs(page, 'Text', 'Size')
    const slider = page.getByRole('slider', { name: 'Letter spacing' })
    const box = await slider.boundingBox()
    const at = (share) => [{ x: box.x + box.width * (0.1 + 0.8 * share), y: box.y + box.height / 2 }]
    return { at, pointer: mouse(page), hasMoved: async () => Number(await slider.inputValue()) > 3 }
  },
  'a block dragged': async ({ page }) => {
    const from = await onWords(page)
    const at = (share) => [{ x: from.x + 120 * share, y: from.y + 50 * share }]
    return { at, pointer: mouse(page), hasMoved: () => isPlaced(page) }
  },
  'a pinch of a block': async ({ page, session }) => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
    const middle = await onWords(page)
    const pointer = fingers(session)
    await pointer.down([middle])
    await pointer.up()
    await page.waitForTimeout(500)
    const at = (share) => [-1, 1].map((side) => ({ x: middle.x + side * (60 + 50 * share), y: middle.y }))
    return { at, pointer, hasMoved: () => isPlaced(page) }
  },
}

/** Frame times in ms of one gesture, undone afterwards. @throws if it changed nothing */
async function framesOf(prepare, editor) {
  const { page, session } = editor
  const { at, pointer, hasMoved } = await prepare(editor)
  await slowed(session, CPU_THROTTLING)
  await pointer.down(at(0))
  await page.evaluate(() => window.frameTimes.start())
  for (let step = 1; step <= STEPS; step++) {
    await Promise.all([pointer.move(at(step / STEPS)), page.waitForTimeout(STEP_MS)])
  }
  const frames = await page.evaluate(() => window.frameTimes.stop())
  await pointer.up()
  await slowed(session, 1)
  await page.waitForTimeout(500)
  if (!(await hasMoved())) throw new Error('the gesture changed nothing')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  return frames
}

function isPlaced(page) {
  return page.getByRole('button', { name: 'Reset placement', exact: true }).isEnabled()
}

/** In window px. */
async function onWords(page) {
  const box = await page.getByRole('img').first().boundingBox()
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.45 }
}

function mouse(page) {
  return {
    async down([{ x, y }]) {
      await page.mouse.move(x, y)
      await page.mouse.down()
    },
    move: ([{ x, y }]) => page.mouse.move(x, y),
    up: () => page.mouse.up(),
  }
}

function fingers(session) {
  const send = (type, points) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  return {
    async down(points) {
      for (const count of points.keys()) await send('touchStart', points.slice(0, count + 1))
    },
    move: (points) => send('touchMove', points),
    up: () => send('touchEnd', []),
  }
}

function watchFrames() {
  let times = []
  let isOn = false
  const note = (now) => {
    times.push(now)
    if (isOn) requestAnimationFrame(note)
  }
  window.frameTimes = {
    start() {
      times = []
      isOn = true
      requestAnimationFrame(note)
    },
    stop() {
      isOn = false
      return times.slice(1).map((time, at) => time - times[at])
    },
  }
}
