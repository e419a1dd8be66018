import { useAtomValue } from 'jotai'
import { CardPicture } from '../../draw/CardPicture'
import type { DrawingProps } from './CardPreview'

/** A view-only card, or the editor's until its stage has loaded. */
export function PaintedCard({ sceneAtom, ...props }: DrawingProps & { pixelRatio?: number }) {
  const scene = useAtomValue(sceneAtom)
  return scene && <CardPicture {...props} scene={scene} />
}
