/** Places where code can be mutated: in each room's largest functions, chosen by a seed. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from '../../.ci/runProgram.mjs'
import { randomNumbers } from '../fixtures/randomNumbers.mjs'

const ROOMS = ['layout', 'text', 'look', 'card', 'export', 'state', 'server', 'quotes', 'products']
const FUNCTIONS_OF_ROOM = 13
const MUTANTS_OF_FUNCTION = 3
const FUNCTIONS_OF_FILE = 2

const OTHER_OPERATOR = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

const OTHER_ANSWER = { true: 'false', false: 'true' }

/**
 * `{id, room, file, line, name, kind, start, end, was, becomes}`; the same seed and code give the same list.
 */
export function mutantSites(seed) {
  const random = randomNumbers(seed)
  return ROOMS.flatMap((room) =>
    largestFunctions(room).flatMap((found) => pickSites(sitesIn(found), random)),
  ).map((site, id) => ({ id, ...site }))
}

/** The file's code with all its mutants; each is inactive until `globalThis.mutant` names it. */
export function withMutants(code, sites) {
  return sites
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { id, start, end, becomes }) =>
        `${text.slice(0, start)}(globalThis.mutant?.(${id}) ? (${becomes}) : (${text.slice(start, end)}))${text.slice(end)}`,
      code,
    )
}

function largestFunctions(room) {
  const files = execFileSync('git', ['ls-files', `src/${room}/**.ts`, `src/${room}/**.tsx`], { cwd: ROOT })
  const ofFiles = files
    .toString()
    .split('\n')
    .filter((file) => file && !file.endsWith('.d.ts'))
    .map((file) => functionsIn(file).toSorted(byLength).slice(0, FUNCTIONS_OF_FILE))
  return ofFiles
    .flat()
    .map((found) => ({ room, ...found }))
    .toSorted(byLength)
    .slice(0, FUNCTIONS_OF_ROOM)
}

function byLength(one, other) {
  return other.lines - one.lines || one.file.localeCompare(other.file) || one.node.start - other.node.start
}

/** A file's top-level functions, including nested code. */
function functionsIn(file) {
  const code = readFileSync(join(ROOT, file), 'utf8')
  const { program } = parseSync(file, code)
  return program.body.flatMap((statement) => {
    const declared = statement.declaration ?? statement
    const named =
      declared.type === 'VariableDeclaration'
        ? declared.declarations.map(({ id, init }) => ({ name: id.name, node: init }))
        : [{ name: declared.id?.name, node: declared }]
    return named
      .filter(({ node }) => /^(ArrowFunctionExpression|Function(Declaration|Expression))$/.test(node?.type))
      .filter(({ node }) => node.body)
      .map(({ name, node }) => ({
        file,
        code,
        name,
        node,
        lines: lineOf(code, node.end) - lineOf(code, node.start),
      }))
  })
}

function sitesIn({ room, file, code, name, node }) {
  const sites = []
  const textOf = ({ start, end }) => code.slice(start, end)
  const add = (kind, { start, end }, becomes) =>
    sites.push({
      room,
      file,
      line: lineOf(code, start),
      name,
      kind,
      start,
      end,
      was: code.slice(start, end),
      becomes,
    })
  visit(node.body, (part) => {
    const { type, operator, left, right, test, argument, value } = part
    if ((type === 'BinaryExpression' || type === 'LogicalExpression') && OTHER_OPERATOR[operator])
      add('operator', part, `${textOf(left)} ${OTHER_OPERATOR[operator]} ${textOf(right)}`)
    if (type === 'IfStatement' || type === 'ConditionalExpression')
      add('condition', test, `!(${textOf(test)})`)
    if (type === 'Literal' && typeof value === 'number') add('bound', part, `${textOf(part)} + 1`)
    if (type === 'ReturnStatement' && argument && !/^(null|undefined)$/.test(textOf(argument)))
      add('return', argument, OTHER_ANSWER[textOf(argument)] ?? 'undefined')
  })
  return sites
}

/** Visits nodes below `node`, except types and property names. */
function visit(node, see) {
  if (Array.isArray(node)) for (const part of node) visit(part, see)
  if (typeof node?.type !== 'string') return
  const isErased = node.type.startsWith('TS') && !node.expression
  if (isErased) return
  see(node)
  for (const [key, part] of Object.entries(node)) {
    const isName = (key === 'key' && !node.computed) || key === 'typeAnnotation' || key === 'returnType'
    if (!isName && typeof part === 'object') visit(part, see)
  }
}

/** Prefers different kinds; none is nested in another. */
function pickSites(sites, random) {
  const picked = []
  const shuffled = sites.map((site) => ({ site, at: random() })).toSorted((a, b) => a.at - b.at)
  for (const isNewKind of [true, false])
    for (const { site } of shuffled) {
      if (picked.length === MUTANTS_OF_FUNCTION) return picked
      const isApart = picked.every(({ start, end }) => end <= site.start || site.end <= start)
      if (isApart && picked.some(({ kind }) => kind === site.kind) !== isNewKind) picked.push(site)
    }
  return picked
}

function lineOf(code, at) {
  return code.slice(0, at).split('\n').length
}
