/** Documents link to and name only what exists, and each decision that a comment points to stands in DECISIONS.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const MADE = /^(?:\.git|\.cache|node_modules|dist|coverage|test-results|playwright-report)$/ // not in the repository

const files = readdirSync('.', { withFileTypes: true }).flatMap((entry) => {
  if (MADE.test(entry.name)) return []
  if (!entry.isDirectory()) return [entry.name]
  return readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((name) => join(entry.name, name))
})
const documents = files.filter((file) => file.endsWith('.md'))
const read = (file: string) => readFileSync(file, 'utf8')

/** Returns 'text → target: what is wrong' for each broken link of a document. */
function brokenLinks(document: string, text: string): string[] {
  return linksIn(text).flatMap((target) => {
    const problem = /^[a-z][a-z+.-]*:/i.test(target)
      ? problemOfAddress(target)
      : problemOfPath(document, text, target)
    return problem ? [`${document} → ${target}: ${problem}`] : []
  })
}

const LINKS = [
  /\]\(\s*<?([^\s<>]*?)>?(?:\s+["'][^)]*)?\s*\)/g, // [text](target "title")
  /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm, // [name]: target
  /\b(?:href|src)=["']([^"']*)["']/g,
  /\b(https?:[^\s<>)|"'\]]*[^\s<>)|"'\].,;:])/g, // an address as it is
]

/** Returns the targets of a document's links and pictures. What is in code links to nothing. */
function linksIn(text: string): string[] {
  const targets: string[] = []
  LINKS.reduce(
    (rest, link) => rest.replace(link, (_, target: string) => (targets.push(target), '')),
    withoutCodeBlocks(text).replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, ''),
  )
  return targets
}

function withoutCodeBlocks(text: string): string {
  let fence: string | null = null
  let isInList = false
  const words = text.split('\n').filter((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null
    const isFenced = fence !== null || mark !== null
    if (fence === null) fence = mark
    else if (mark?.startsWith(fence)) fence = null
    if (isFenced) return false
    if (/^\S/.test(line)) isInList = /^(?:[-*+]|\d+[.)]) /.test(line)
    return isInList || !/^ {4}/.test(line)
  })
  return words.join('\n')
}

function problemOfAddress(target: string): string | null {
  if (/^mailto:[^@\s]+@[^@\s]+\.\w+$/.test(target)) return null
  if (!/^https?:\/\//.test(target) || !URL.canParse(target)) return 'it is no web address'
  return /^localhost$|\../.test(new URL(target).hostname) ? null : 'it has no host'
}

function problemOfPath(document: string, text: string, target: string): string | null {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : normalize(join(dirname(document), decodeURIComponent(path)))
  const isThere = !path.startsWith('/') && !MADE.test(file.split('/')[0]!) && existsSync(file)
  if (!isThere) return 'there is no such file'
  if (anchor === undefined) return null
  const anchors = file.endsWith('.md') ? anchorsIn(path === '' ? text : read(file)) : []
  return anchors.includes(decodeURIComponent(anchor)) ? null : 'there is no such heading'
}

/** Returns the files that a document names in code, `server/app.ts` or `app.ts`, and that exist nowhere. */
function lostFiles(text: string): string[] {
  const names = [...text.matchAll(/`([\w./-]+\.(?:[cm]?tsx?|[cm]js|css))`/g)].map(([, name]) => name!)
  const isThere = (name: string) =>
    files.some((file) => `/${file}`.endsWith(`/${name.replace(/^(?:\.\.?\/)+/, '')}`))
  return names.filter((name) => !MADE.test(name.split('/')[0]!) && !isThere(name))
}

/** Names headings as GitHub does: small letters, hyphens for spaces, a number after the second of a name. */
function anchorsIn(text: string): string[] {
  const seen = new Map<string, number>()
  return [...withoutCodeBlocks(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, title]) => {
    const words = title!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const name = words.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    return times === 0 ? name : `${name}-${times}`
  })
}

describe('documents', () => {
  it('link to files and headings that exist', () => {
    expect(documents.length).toBeGreaterThan(8)
    expect(documents.flatMap((file) => linksIn(read(file))).length).toBeGreaterThan(40)
    expect(documents.flatMap((file) => brokenLinks(file, read(file)))).toEqual([])
  })

  it.each([
    '[a file](src/missing.ts)',
    '[a folder](nowhere/)',
    '![a picture](tests/pictures/missing.png)',
    '[a heading](#not-here)',
    '[a heading of another](LICENSE.md#licence)',
    '[its heading](src/README.md#not-here)',
    '[a line of code](src/site.ts#L3)',
    '[what a build makes](dist/client/index.html)',
    '[from the root](/README.md)',
    '[a title](missing.md "Missing")',
    '[defined]: missing.md',
    '<a href="missing.md">x</a>',
    '[no host](https://)',
    '[a typo](htps://example.com)',
    'bare https://nowhere is no host',
    '- an item\n\n    - [of an inner list](missing.md)',
  ])('would be caught: %s', (text) => expect(brokenLinks('README.md', `# Here\n\n${text}\n`)).toHaveLength(1))

  it.each([
    '[a file](src/README.md), [a heading](#here) and [another](src/README.md#glossary)',
    '[the second of a name](#here-1)\n\n## Here',
    '<https://example.com/a?b=c#d> and https://example.com, too',
    '`[code](missing.md)`, `` `[code](missing.md) ``',
    '```\n[code](missing.md)\n```',
    '    [code](missing.md)\n\n    [code](missing.md)',
  ])('are fine: %s', (text) => expect(brokenLinks('README.md', `# Here\n\n${text}\n`)).toEqual([]))
})

describe('documents of the present', () => {
  it('name only files that exist', () => {
    const present = documents.filter((file) => !file.endsWith('RESULTS.md'))
    expect(present.flatMap((file) => lostFiles(read(file)).map((name) => `${file}: ${name}`))).toEqual([])
  })

  it('would be caught naming one that went', () => {
    expect(lostFiles('`site.ts`, `server/app.ts`, `src/site.ts`, `gone.ts`, `ui/app.ts`')).toEqual([
      'gone.ts',
      'ui/app.ts',
    ])
  })
})

describe('DECISIONS.md', () => {
  const titles = [...read('src/DECISIONS.md').matchAll(/^- \*\*(.+?)\.?\*\*/gm)].map(([, title]) => title!)
  const pointers = files
    .filter((name) => /^(?:src|tests)\/.+(?:\.(?:[cm]?[jt]sx?|css|md)|Containerfile)$/.test(name))
    .filter((name) => !/documents\.test\.ts$|DECISIONS\.md$/.test(name))
    .flatMap((name) => [...read(name).matchAll(/DECISIONS\.md, ([^\n]+)/g)].map(([, rest]) => rest!))

  it('has every decision that a comment or document points to', () => {
    expect(pointers.length).toBeGreaterThan(10)
    const isTitle = (words: string, title: string) =>
      words.startsWith(title) && /^(?:\s*$|[).,;:])/.test(words.slice(title.length))
    expect(pointers.filter((words) => !titles.some((title) => isTitle(words, title)))).toEqual([])
  })

  it('has no title twice', () => expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted()))
})
