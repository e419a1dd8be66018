/**
 * `npm run tool lines`: where lines end in Chinese sentences that no almanac holds, by template, the worst first. With
 * `-- --almanac` every quote of the almanac in every template as well, and exit code 1 when one of its figures misses
 * its goal. `-- --list` names the lines, `-- --kept` those of kept sentences instead. Nothing is drawn.
 */
import { loadFeatures } from '../layout/withFeatures'
import { reportOf, statisticsOf } from './lineStatistics'
import { phraseReport } from './phrases'

await loadFeatures()

const isAsked = (name: string) => process.argv.includes(`--${name}`)
console.info(phraseReport({ isListed: isAsked('list'), isKeptListed: isAsked('kept') }))
if (isAsked('almanac')) {
  const { report, isGood } = reportOf(statisticsOf(), isAsked('list'))
  console.info(report)
  process.exitCode = isGood ? 0 : 1
}
