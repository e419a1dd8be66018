import { openSync, type Font } from 'fontkit'
import { filesOf, shippedFamilies } from '../../draw/node/nodeFonts'
import { mergeRanges, type CodePointRange } from '../../draw/fonts/unicodeRanges'

export function foundHoles(): [family: string, holes: CodePointRange[]][] {
  return shippedFamilies()
    .map((family): [string, CodePointRange[]] => [family, holesOf(family)])
    .filter(([, holes]) => holes.length > 0)
}

function holesOf(family: string): CodePointRange[] {
  const holes = [false, true].flatMap((italic) => {
    const promised = new Set<number>()
    const held = new Set<number>()
    for (const file of filesOf(family).filter((one) => one.italic === italic)) {
      const inFile = new Set((openSync(file.path) as Font).characterSet)
      for (const [first, last] of file.ranges)
        for (let codePoint = first; codePoint <= last; codePoint++) {
          promised.add(codePoint)
          if (inFile.has(codePoint)) held.add(codePoint)
        }
    }
    return [...promised].filter((codePoint) => !held.has(codePoint))
  })
  return mergeRanges(holes.map((codePoint) => [codePoint, codePoint]))
}
