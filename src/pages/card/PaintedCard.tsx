import { useAtomValue } from 'jotai'
import { CardPicture } from '../../draw/CardPicture'
import type { DrawingProps } from './CardPreview'

/** A page's card that is only looked at, or the editor's until its stage is there. */
export function PaintedCard({ sceneAtom, ...props }: DrawingProps & { pixelRatio?: number }) {
  const scene = useAtomValue(sceneAtom)
  return scene && <CardPicture {...props} scene={scene} />
}
