/** A first guess at a product's name, for a card whose page could not be read. */

/** Ends under which names are given out, beside a country's own: example.co.uk. */
const SECOND = new Set(['co', 'com', 'org', 'net', 'gov', 'edu', 'ac', 'ne', 'or', 'go'])
/** Hosts that lend names out: the product is what stands before them. */
const LENT =
  /\.(?:github\.io|gitlab\.io|vercel\.app|netlify\.app|pages\.dev|web\.app|herokuapp\.com|fly\.dev)$/

/** 'www.my-app.co.uk' → 'My App', '例子.中国' → '例子'; a numeric or single-word host is itself. */
export function productName(host: string): string {
  const lent = host.replace(LENT, '')
  const labels = lent.replace(/^www\d?\./, '').split('.')
  if (labels.length === 1 && lent === host) return host
  if (/^\d+$/.test(labels.at(-1)!)) return host
  if (lent === host) labels.pop()
  if (labels.length > 1 && SECOND.has(labels.at(-1)!)) labels.pop()
  return labels
    .at(-1)!
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join(' ')
}
