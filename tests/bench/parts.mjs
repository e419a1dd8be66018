import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compositionSection, measureCompositions } from './compositions.mjs'
import { exportSection, measureExports } from './exports.mjs'
import { exportTaskSection, measureExportTasks } from './exportTasks.mjs'
import { firstCardSection, measureFirstCard } from './firstCard.mjs'
import { gestureSection, measureGestures } from './gestures.mjs'
import { layoutSection, measureLayouts } from './layouts.mjs'
import { lookSection, measureLooks } from './looks.mjs'
import { loadSection, measureLoad } from './load.mjs'
import { measureMemory, memorySection } from './memory.mjs'
import { measureNode, nodeSection } from './node.mjs'
import { measurePaintings, paintingSection } from './paintings.mjs'
import { ROOT } from './serve.mjs'
import { measureSets, setSection } from './sets.mjs'
import { measureThumbnails, thumbnailSection } from './thumbnails.mjs'
import { measureTyping, typingSection } from './typing.mjs'

/**
 * The parts in the order of RESULTS.md: what each needs, how to measure it, and its report. `times(full,
 * quick)` picks the number of runs.
 */
export const PARTS = {
  exports: {
    title: 'Export',
    needs: ['pages'],
    measure: ({ browser, pages, times }) => measureExports(browser, pages.urls.export, times(12, 4)),
    section: exportSection,
  },
  exportTasks: {
    title: 'A page that exports',
    needs: ['product'],
    measure: ({ browser, product, times }) => measureExportTasks(browser, product.origin, times(5, 2)),
    section: exportTaskSection,
  },
  sets: {
    title: 'Sets',
    needs: ['pages'],
    measure: ({ browser, pages, times }) => measureSets(browser, pages.urls.export, times(5, 2)),
    section: setSection,
  },
  looks: {
    title: 'Frames and weathers',
    needs: ['pages'],
    measure: ({ browser, pages, times }) => measureLooks(browser, pages.urls.export, times(5, 2)),
    section: lookSection,
  },
  compositions: {
    title: 'Compositions',
    needs: ['pages'],
    measure: ({ browser, pages, times }) => measureCompositions(browser, pages.urls, times(25, 5)),
    section: compositionSection,
  },
  paintings: {
    title: 'Paintings',
    needs: ['pages'],
    measure: ({ browser, pages, times }) => measurePaintings(browser, pages.urls, times(4, 1)),
    section: paintingSection,
  },
  typing: {
    title: 'Typing',
    needs: ['pages', 'product'],
    measure: ({ browser, pages, product, times }) =>
      measureTyping(browser, product.origin, pages.urls.typing, times(8, 3)),
    section: typingSection,
  },
  gestures: {
    title: 'Gestures',
    needs: ['product'],
    measure: ({ browser, product, times }) => measureGestures(browser, product.origin, times(7, 2)),
    section: gestureSection,
  },
  thumbnails: {
    title: 'Thumbnails',
    needs: ['product'],
    measure: ({ browser, product, times }) => measureThumbnails(browser, product.origin, times(7, 2)),
    section: thumbnailSection,
  },
  firstCard: {
    title: 'First card',
    needs: ['product'],
    measure: ({ browser, product, times }) => measureFirstCard(browser, product.origin, times(9, 3)),
    section: firstCardSection,
  },
  layouts: {
    title: 'Layout',
    needs: ['pages'],
    measure: ({ browser, pages, times }) => measureLayouts(browser, pages.urls.export, times(30, 8)),
    section: layoutSection,
  },
  memory: {
    title: 'Memory',
    needs: ['product'],
    measure: ({ browser, product, times }) =>
      measureMemory(
        browser,
        product.origin,
        times({ changes: 3_000, exports: 100, rounds: 20 }, { changes: 300, exports: 10, rounds: 2 }),
      ),
    section: memorySection,
  },
  node: {
    title: 'In Node',
    needs: [],
    measure: ({ times }) => measureNode(times(30, 8)),
    section: nodeSection,
  },
  load: {
    title: 'Load',
    needs: [],
    measure: ({ times, reuse }) => measureLoad({ reuse, minutes: times(10, 0.5) }),
    section: loadSection,
  },
  lines: {
    title: 'Where lines break',
    needs: [],
    measure: () => printedBy('lines'),
    section: (text) => [`As \`npm run tool lines\` prints it.`, `\`\`\`\n${text}\n\`\`\``],
  },
}

/** Keeps the report's first line of each kind and its five worst templates. */
function printedBy(tool) {
  const { stdout } = spawnSync(process.execPath, [join(ROOT, '.ci/tool.mjs'), tool], { encoding: 'utf8' })
  const report = stdout.slice(stdout.indexOf('prose, '))
  return report.replaceAll(/^( {4}(?:[^·\n]+·){5}).*$/gm, '$1 …').trim()
}
