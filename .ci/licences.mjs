/**
 * `npm run deps:check`: writes public/code-licences.txt, the packages that ship with the licence of each, after a change of packages. A text that
 * many packages have is there once, below the copyright lines of all of them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './runProgram.mjs'
import { shippedPackages } from './shipped.mjs'

const FILE = join(ROOT, 'public', 'code-licences.txt')
const LICENCE_FILE = /^(?:licen[cs]e|copying)/i
const COPYRIGHT = /^\W*(?:copyright|©|\(c\))[^\n]*\d{4}[^\n]*$/gim
const RULE = '-----------------------------------------------------------'

const shipped = shippedPackages()
writeFileSync(FILE, listed(shipped) + texts(shipped))
console.log(`${shipped.length} packages in ${FILE.slice(ROOT.length)}`)

function listed(packages) {
  const lines = packages.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  return `The packages of others that Quotidian ships with or is made of, each under its own licence (texts below).
The fonts are in font-licences.txt, the chart of the stars in data-licences.txt.

${lines.join('\n')}
`
}

function texts(packages) {
  const byText = new Map()
  for (const { path, name } of packages) {
    const text = licenceText(path)
    if (text === null) continue // Not installed here, or without a licence file; the list names its licence.
    const copyrights = text.match(COPYRIGHT) ?? []
    const body = text
      .replaceAll(COPYRIGHT, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
    const key = body.replaceAll(/\s+/g, ' ').toLowerCase()
    const same = byText.get(key) ?? { body, holders: [] }
    same.holders.push([name, ...new Set(copyrights.map((line) => line.trim()))].join('\n  '))
    byText.set(key, same)
  }
  return [...byText.values()]
    .map(({ body, holders }) => `\n${RULE}\n${holders.join('\n')}\n\n${body}\n`)
    .join('')
}

function licenceText(path) {
  const folder = join(ROOT, path)
  if (!existsSync(folder)) return null
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => LICENCE_FILE.test(name))
  return file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n') : null
}
