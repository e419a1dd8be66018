import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { format } from 'prettier'
import { PEERS } from './exports.mjs'
import { NODE_RENDERERS } from './node.mjs'
import { ROOT } from './serve.mjs'
import { CPU_THROTTLING } from './typing.mjs'

const RESULTS = join(ROOT, 'tests/bench/RESULTS.md')
const MARKS = { start: '<!-- bench:start -->', end: '<!-- bench:end -->' }

/** The machine of the measurements. */
export function machine(chromium) {
  return {
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    chromium,
    date: new Date().toISOString().slice(0, 10),
  }
}

/** Load average of the last five minutes. */
export function machineLoad() {
  return loadavg()[1].toFixed(1)
}

/** Writes the tables between the marks in RESULTS.md; the rest is unchanged. */
export async function writeResults(results) {
  const text = readFileSync(RESULTS, 'utf8')
  const [start, end] = [text.indexOf(MARKS.start), text.indexOf(MARKS.end)]
  if (start < 0 || end < start) throw new Error(`RESULTS.md has no ${MARKS.start} … ${MARKS.end}`)
  const tables = `${MARKS.start}\n\n${report(results)}\n\n`
  const whole = text.slice(0, start) + tables + text.slice(end)
  writeFileSync(
    RESULTS,
    await format(whole, { parser: 'markdown', semi: false, singleQuote: true, printWidth: 110 }),
  )
}

function report({
  machine: { cores, cpu, memoryGb, chromium, date },
  exports,
  typing,
  typingLoad,
  thumbnails,
  firstCard,
  layouts,
  node,
  load,
}) {
  return [
    `${date}, ${cpu}, ${cores} cores, ${memoryGb} GB, Chromium ${chromium} headless, production build. Medians; in brackets, the middle half of the runs.`,
    '### Export',
    `One card (gradient, md shadow, both scripts, 960 × 540), from layout to file, in ms; × is the median ratio to snapdom in the same round. “Raw” only encodes a finished bitmap.`,
    exportTable(exports.jobs),
    fidelityTable(exports),
    '### Typing',
    `From key to painted frame in ms, CPU ${CPU_THROTTLING} times slower. “Our card” and “DOM card” are on equally bare pages; × is the ratio to the DOM card in the same run. The machine’s load was ${typingLoad}; with less than one idle core all times are longer.`,
    typingTable(typing),
    '### Thumbnails',
    `All ${thumbnails[0].thumbnails} templates in a fresh editor, the panel scrolled to its end: the longest time that the main thread is blocked, in ms of wall time / processor time. Thumbnails are drawn in turns; other tasks are the page’s own, such as parsing font rules. Wall time includes what other processes took of the cores.`,
    thumbnailTable(thumbnails),
    '### First card',
    `A first visit to /en, in ms, until home shows the day’s words, the server’s picture of its card, and the card itself; “live” is when it can be used. The slow phone has 1.6 Mbit/s, 150 ms to the server and a processor 4 times slower.`,
    firstCardTable(firstCard),
    '### Layout',
    `Layout of a card by the length of its quote, in ms: with no word widths cached (cold), and with all cached (warm).`,
    layoutTable(layouts),
    '### In Node',
    `The card of the export table as PNG 2x, from layout to file, in ms, with the peak memory of each process; × is the ratio of ours to theirs in the same round. All use the same font files; the peers get the card as CSS.`,
    nodeTable(node),
    '### Load',
    `The built server for ${load.minutes} minutes under ${load.connections} connections from the same machine, each sending its next request as soon as it has an answer; ${Math.round(load.perSecond)} answers a second, in ms. The provider’s quotes are cached; ${load.misses.visitors} simultaneous visitors who ask for a day that is not cached cause ${load.misses.calls} call${load.misses.calls === 1 ? '' : 's'} to it ${verdict(load.misses.calls === 1)}. Memory went from ${Math.round(load.rss.firstMb)} to ${Math.round(load.rss.lastMb)} MB (allowed increase: 50) ${verdict(load.rss.lastMb - load.rss.firstMb <= 50)}, with a peak of ${Math.round(load.rss.maxMb)}; ${load.failed.length} of ${load.requests} requests failed ${verdict(load.failed.length === 0)}.`,
    loadTable(load),
  ].join('\n\n')
}

function exportTable(jobs) {
  const ids = ['ours', 'raw', ...PEERS]
  const rows = jobs.map(({ format, scale, most, exporters }) => [
    `${format.toUpperCase()} ${scale}x`,
    ...ids.map(
      (id) =>
        `${spread(exporters[id].ms)}${id === 'snapdom' ? '' : ` × ${exporters[id].toSnapdom.toFixed(2)}`}`,
    ),
    `× ${exporters.ours.toSnapdom.toFixed(2)} of ${most} ${verdict(exporters.ours.toSnapdom <= most)}`,
  ])
  return table(['', 'ours', 'raw', ...PEERS, 'target'], rows)
}

function fidelityTable({ jobs, fidelity }) {
  const requests = (id) => Math.max(...jobs.map(({ exporters }) => exporters[id].requests))
  const rows = ['ours', ...PEERS].map((id) => [
    id,
    `${(fidelity[id].differing * 100).toFixed(3)} %`,
    verdict(fidelity[id].keepsText),
    verdict(fidelity[id].keepsShadow),
    requests(id),
    ...[1, 4].map((scale) => {
      const { exporters } = jobs.find((job) => job.format === 'png' && job.scale === scale)
      return `${Math.round(exporters[id].bytes / 1_000)} KB`
    }),
  ])
  const head = [
    '',
    'pixels that differ from a screenshot of the CSS card',
    'text in place',
    'shadow',
    'requests',
    'PNG 1x',
    'PNG 4x',
  ]
  return table(head, rows)
}

function typingTable(typing) {
  const rows = typing.map(({ pixelRatio, editor, ours, dom, maxMs, maxTimes }) => [
    pixelRatio,
    `${spread(editor.ms)} of ${maxMs} ${verdict(editor.ms.median <= maxMs)}`,
    `${spread(ours.ms)}`,
    spread(dom.ms),
    `× ${ours.timesDom.toFixed(2)} of ${maxTimes} ${verdict(ours.timesDom <= maxTimes)}`,
    `× ${editor.timesDom.toFixed(2)}`,
    [editor, ours, dom].map(({ cpuMs }) => cpuMs.toFixed(1)).join(' / '),
  ])
  return table(
    [
      'device pixel ratio',
      'editor',
      'our card',
      'DOM card',
      'our card to DOM card',
      'whole editor to DOM card',
      'processor time per key, unthrottled: editor / our card / DOM card',
    ],
    rows,
  )
}

function thumbnailTable(thumbnails) {
  const both = (wall, cpu) => `${spread(wall)} / ${spread(cpu)}`
  const rows = thumbnails.map((run) => [
    run.slowedTimes === 1 ? 'unthrottled' : `${run.slowedTimes} times slower`,
    run.load.toFixed(1),
    run.turns.median.toFixed(0),
    `${both(run.longestTurnMs, run.longestTurnCpuMs)} of ${run.maxMs} ${verdict(run.longestTurnMs.median <= run.maxMs)}`,
    both(run.longestTaskMs, run.longestTaskCpuMs),
  ])
  return table(['processor', 'machine’s load', 'turns', 'longest turn', 'longest task of any kind'], rows)
}

function firstCardTable(firstCard) {
  const rows = firstCard.map(({ device, load, maxMs, words, picture, live, card, bytes }) => {
    const bounded = (ms) => `${spread(ms)}${maxMs ? ` of ${maxMs} ${verdict(ms.median <= maxMs)}` : ''}`
    const kilobytes = `${Math.round(bytes.median / 1_000)} KB`
    return [device, load.toFixed(1), bounded(words), bounded(picture), spread(live), spread(card), kilobytes]
  })
  return table(['', 'machine’s load', 'words', 'picture', 'live', 'card', 'received until the card'], rows)
}

function layoutTable(layouts) {
  const rows = layouts.map(({ characters, en, zh }) => [
    characters,
    ...[en.cold, en.warm, zh.cold, zh.warm].map(({ median }) => median.toFixed(1)),
  ])
  return table(['characters', 'English, cold', 'English, warm', 'Chinese, cold', 'Chinese, warm'], rows)
}

function nodeTable(node) {
  const most = { ours: null, takumi: 1, satori: 0.1 }
  const rows = NODE_RENDERERS.map((id) => {
    const { ms, oursTo, bytes, maxMb } = node[id]
    const ratio = most[id] ? `× ${oursTo.toFixed(2)} of ${most[id]} ${verdict(oursTo <= most[id])}` : ''
    const memory = `${Math.round(maxMb)} MB${id === 'ours' ? ` of 256 ${verdict(maxMb <= 256)}` : ''}`
    return [
      id === 'satori' ? 'satori + resvg' : id,
      spread(ms),
      ratio,
      memory,
      `${Math.round(bytes / 1_000)} KB`,
    ]
  })
  return table(['', 'a card', 'ours to theirs', 'memory', 'file'], rows)
}

function loadTable({ ms }) {
  const names = {
    quote: 'a day’s quote',
    page: 'a page',
    asset: 'its files',
    card: 'a cached card',
    missing: 'an unknown address',
    refused: 'a product at a private address',
    bad: 'an invalid date',
  }
  const rows = Object.entries(names).map(([id, name]) => {
    const { count, p50, p99, max } = ms[id]
    const target = id === 'quote' ? ` of 20 ${verdict(p99 <= 20)}` : ''
    return [name, count, p50.toFixed(1), `${p99.toFixed(1)}${target}`, max.toFixed(0)]
  })
  return table(['request', 'count', 'median', '99th percentile', 'longest'], rows)
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function spread({ median, q1, q3 }) {
  return `**${median.toFixed(0)}** (${q1.toFixed(0)}–${q3.toFixed(0)})`
}

function verdict(isGood) {
  return isGood ? '✓' : '✗'
}
