/** Dates and names on cards convert alike whatever surrounds them. */
export const CASES: readonly (readonly [simplified: string, traditional: string])[] = [
  ['2026.11.22 · 农历十月十四', '2026.11.22 · 農曆十月十四'],
  ['丙午年 · 谷雨', '丙午年 · 穀雨'],
  ['丁丑年 · 芒种', '丁丑年 · 芒種'],
  ['惊蛰', '驚蟄'],
  ['处暑', '處暑'],
  ['闰六月廿三', '閏六月廿三'],
  ['二〇二六年十一月廿二日', '二〇二六年十一月廿二日'],
  ['日签', '日籤'],
  ['周六', '週六'],
  ['11.21 · 周六', '11.21 · 週六'],
]
