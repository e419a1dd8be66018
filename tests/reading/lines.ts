/**
 * `npm run tool lines`: where the lines of every quote of the almanac break in every template, and how large its words
 * are. Nothing is drawn. Ends with exit code 1 when a figure misses its goal; `-- --list` names the lines that do.
 */
import { loadFeatures } from '../layout/withFeatures'
import { reportOf, statisticsOf } from './lineStatistics'

await loadFeatures()

const { report, isGood } = reportOf(statisticsOf(), process.argv.includes('--list'))
console.info(report)
process.exitCode = isGood ? 0 : 1
