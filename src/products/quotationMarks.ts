const PAIRS: Readonly<Record<string, string>> = {
  '“': '”',
  '‘': '’',
  '„': '“',
  '"': '"',
  "'": "'",
  '「': '」',
  '『': '』',
  '«': '»',
  '＂': '＂',
}

/** "“So it goes.”" → "So it goes."; “A” and “B” is unchanged. A full stop after the marks moves in. */
export function withoutQuotationMarks(text: string): string {
  const [, marked = text, stop = ''] = /^(.*[^.。!！?？,，])([.。!！?？,，]?)$/su.exec(text) ?? []
  const open = marked[0] ?? ''
  const close = PAIRS[open]
  if (close === undefined || marked.length < 3 || !marked.endsWith(close)) return text
  const inner = marked.slice(1, -1)
  if (!closesOnlyAtTheEnd(inner, open, close)) return text
  return withoutQuotationMarks((inner + (/[.。!！?？…]$/u.test(inner) ? '' : stop)).trim())
}

function closesOnlyAtTheEnd(inner: string, open: string, close: string): boolean {
  let depth = 1
  for (const mark of withoutApostrophes(inner)) {
    if (mark === close) depth -= 1
    else if (mark === open) depth += 1
    if (depth === 0) return false
  }
  return depth === 1
}

/** Removes apostrophes between letters (don’t), which are not closing marks. */
function withoutApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
}
