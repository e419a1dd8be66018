/**
 * What a width in px was typed as: null for an empty field. Spaces, separators of thousands, "px" and full-width digits
 * are no mistakes.
 */
export function typedWidth(
  text: string,
  { min, max }: { min: number; max: number },
): number | null | 'wrong' {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s,]/gu, '')
    .replace(/(px|像素)$/iu, '')
  if (plain === '') return null
  const width = /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN
  return width >= min && width <= max ? width : 'wrong'
}
