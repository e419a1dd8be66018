/** A large picture of a page that names none: shops load theirs late, by attributes of their own. */
import { isRecord, parsedJson } from '../../scene/values'

export const MOST_IMAGES = 20
const LEAST_PX = 200
const LATE = [
  'data-old-hires', // Amazon
  'data-zoom-image',
  'data-large_image',
  'data-origin', // JD
  'data-original',
  'data-lazy-src',
  'data-lazy-img',
  'data-lazyload',
  'data-lazy',
  'data-src',
  'data-ks-lazyload', // Taobao
]
const DECORATION =
  /(?:^|[/._-])(?:logo|icons?|sprite|avatar|pixel|spacer|blank|loading|placeholder|banner|qr(?:code)?|captcha|badge|1x1)s?(?:[/._-]|$)|\.(?:svg|gif)(?:$|[?#])/i

/** '' if it is small, a decoration, or has no address. */
export function largePicture(attributes: Readonly<Record<string, string>>): string {
  const sides = [attributes['width'], attributes['height']].map((side) => Number.parseInt(side ?? '', 10))
  if (sides.some((side) => side < LEAST_PX)) return ''
  const candidates = [
    ...LATE.map((name) => attributes[name]),
    largestInJson(attributes['data-a-dynamic-image']),
    largestInSet(attributes['data-srcset'] ?? attributes['srcset']),
    attributes['src'],
  ]
  const address = candidates.find((text) => text && !/^\s*data:/i.test(text))?.trim() ?? ''
  return DECORATION.test(address.slice(0, 2_000)) ? '' : address
}

/** Amazon's: sides by address. */
function largestInJson(text: string | undefined): string | undefined {
  const sizes = text?.startsWith('{') ? parsedJson(text) : null
  if (!isRecord(sizes)) return undefined
  const widthOf = (sides: unknown) => (Array.isArray(sides) ? Number(sides[0]) : 0)
  return Object.entries(sizes).toSorted(([, one], [, other]) => widthOf(other) - widthOf(one))[0]?.[0]
}

/** Addresses may hold commas; a candidate ends with its width or density, or at a comma with a blank. */
function largestInSet(set: string | undefined): string | undefined {
  const candidates = (set ?? '').split(/,\s+/, 30).map((candidate) => {
    const [address = '', size = '1x'] = candidate.trim().split(/\s+/, 2)
    return { address, size: Number.parseFloat(size) }
  })
  return candidates.toSorted((one, other) => other.size - one.size)[0]?.address || undefined
}
