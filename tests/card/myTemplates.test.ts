import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  unusedName,
  cleanTemplateName,
  MY_TEMPLATE_LIMITS,
  readTemplatesFile,
  restoreMyTemplates,
  TemplatesFileError,
  templatesFile,
} from '../../src/card/myTemplates'
import { TEMPLATES } from '../../src/card/templates'
import { runs } from '../fixtures/tier'

const settings = TEMPLATES.violet.settings

describe('saved templates', () => {
  it('restoring never throws and is idempotent', () => {
    const entry = fc.record({ id: fc.anything(), name: fc.anything(), settings: fc.anything() })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(entry)), (data) => {
        const once = restoreMyTemplates(data)
        expect(restoreMyTemplates(structuredClone(once))).toEqual(once)
        expect(new Set(once.map(({ id }) => id)).size).toBe(once.length)
        for (const { name } of once) expect(cleanTemplateName(name)).toBe(name)
      }),
      { numRuns: runs(500) },
    )
  })

  it('survive being written to a file and read back', () => {
    const templates = Object.entries(TEMPLATES).map(([id, template]) => ({
      id,
      name: template.label.zh,
      settings: template.settings,
    }))
    const pictures = { 'own:1': 'data:image/png;base64,AA==' }
    const read = readTemplatesFile(templatesFile(templates, pictures))
    expect(read.templates).toEqual(
      templates.map((template) => ({ name: template.name, settings: template.settings })),
    )
    expect(read.pictures).toEqual(pictures)
  })

  it.each([
    ['', 'not-templates'],
    ['{"a":1}', 'not-templates'],
    ['[]', 'not-templates'],
    ['null', 'not-templates'],
    ['{"kind":"quotidian-templates","version":1,"templates":"looks"}', 'not-templates'],
    ['{"kind":"quotidian-templates","version":1,"templates":["look",7,null,[]]}', 'empty'],
    ['{"kind":"quotidian-templates","version":2,"templates":[]}', 'newer'],
    ['{"kind":"quotidian-templates","version":1,"templates":[]}', 'empty'],
    ['{"kind":"quotidian-templates","version":1,"templates":[{"name":" "}]}', 'empty'],
  ])('are rejected from the file %j', (text, code) => {
    expect(() => readTemplatesFile(text)).toThrow(new TemplatesFileError(code as 'empty'))
  })

  it('are refused from a file of more than 40 MB, before it is read', () => {
    expect(() => readTemplatesFile(' '.repeat(40_000_001))).toThrow(new TemplatesFileError('too-large'))
  })

  it('from a file are limited to the number that is kept', () => {
    const looks = Array.from({ length: 1_000 }, (_, at) => ({ name: `Look ${at}`, settings }))
    const text = JSON.stringify({
      kind: 'quotidian-templates',
      version: 1,
      templates: looks,
      pictures: 'none',
    })
    const read = readTemplatesFile(text)
    expect(read.templates.map(({ name }) => name)).toEqual(
      looks.slice(0, MY_TEMPLATE_LIMITS.count).map(({ name }) => name),
    )
    expect(read.pictures).toEqual({})
  })

  it('accept only data URLs among a file’s pictures', () => {
    const text = JSON.stringify({
      kind: 'quotidian-templates',
      version: 1,
      templates: [{ name: 'a', settings }],
      pictures: { one: 'https://example.com/a.png', two: 7, three: 'data:image/png;base64,AA==' },
    })
    expect(Object.keys(readTemplatesFile(text).pictures)).toEqual(['three'])
  })

  it('get an unused name within the length limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(12), (name, count) => {
        const taken: string[] = []
        for (let at = 0; at <= count; at += 1) {
          const free = unusedName(name, taken)
          expect(taken).not.toContain(free)
          expect([...free].length).toBeLessThanOrEqual(MY_TEMPLATE_LIMITS.name)
          taken.push(free)
        }
      }),
    )
  })
})
