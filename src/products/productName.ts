/** Home's first code need not have parseLink's domains. */

/** Second-level domains such as co in example.co.uk. */
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'gov', 'edu', 'ac', 'ne', 'or', 'go'])
/** Hosting domains: the product is the label before them. */
const HOSTED_SUFFIX =
  /\.(?:github\.io|gitlab\.io|vercel\.app|netlify\.app|pages\.dev|web\.app|herokuapp\.com|fly\.dev)$/

/** 'www.my-app.co.uk' → 'My App', '例子.中国' → '例子'; a numeric or single-label host is returned unchanged. */
export function productName(host: string): string {
  const withoutSuffix = host.replace(HOSTED_SUFFIX, '')
  const labels = withoutSuffix.replace(/^www\d?\./, '').split('.')
  if (labels.length === 1 && withoutSuffix === host) return host
  if (/^\d+$/.test(labels.at(-1)!)) return host
  if (withoutSuffix === host) labels.pop()
  if (labels.length > 1 && SECOND_LEVEL.has(labels.at(-1)!)) labels.pop()
  return labels
    .at(-1)!
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join(' ')
}
