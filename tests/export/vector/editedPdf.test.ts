import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editedPdf, editsOf } from '../../../src/export/vector/vectorCardFile'

function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, nth) => {
    const place = text.length
    text += `${nth + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = text.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}

it('finds every object by the table, whatever was written in its place', () => {
  const objects = fc.array(fc.constantFrom('<</A 1>>', '<</B 2>>', '<</A 1/A 1>>'), {
    minLength: 1,
    maxLength: 12,
  })
  const word = fc.stringMatching(/^[a-z ]{0,30}$/)
  fc.assert(
    fc.property(objects, word, (given, now) => {
      const pdf = pdfOf(given)
      const edited = editedPdf(
        pdf,
        editsOf(pdf, /\/A 1/g, () => now),
      )
      expect(edited.equals(pdfOf(given.map((object) => object.replaceAll('/A 1', () => now))))).toBe(true)
    }),
  )
})

it('refuses a file without a table', () => {
  expect(() => editedPdf(Buffer.from('%PDF-1.7\n'), [])).toThrow('table of places')
})
