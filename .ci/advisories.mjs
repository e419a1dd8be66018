/** `npm run deps:check`: what the registry knows against the packages that ship. It fails where there is something, and where nothing is learnt, and says which. */
import { spawnSync } from 'node:child_process'
import { ROOT } from './runProgram.mjs'
import { shippedPackages } from './shipped.mjs'

const LIMIT_MS = 60_000

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: LIMIT_MS,
  maxBuffer: 64_000_000,
  shell: process.platform === 'win32',
})
const count = shippedPackages().length
const report = readReport(stdout)
if (!report?.vulnerabilities) {
  const reason = report?.message ?? report?.error?.summary ?? error?.message ?? 'it said nothing'
  console.error(
    `Not known: the registry did not answer for advisories on the ${count} packages that ship (${reason.split('\n')[0]}).`,
  )
  process.exit(1)
}
const found = Object.values(report.vulnerabilities)
for (const { name, severity, range, via } of found)
  console.log(
    `${severity}: ${name} ${range}\n${via.map((one) => `  ${one.title ?? `by ${one}`} ${one.url ?? ''}`).join('\n')}`,
  )
console.log(`${found.length} of the ${count} packages that ship have advisories.`)
process.exit(found.length > 0 ? 1 : 0)

function readReport(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
