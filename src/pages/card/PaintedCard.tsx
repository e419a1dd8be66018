import { useAtomValue } from 'jotai'
import { CardPicture } from '../../draw/CardPicture'
import type { DrawingProps } from './CardPreview'

/** The editor's is painted until its stage has loaded. */
export function PaintedCard({ sceneAtom, ...props }: DrawingProps & { pixelRatio?: number }) {
  const scene = useAtomValue(sceneAtom)
  return scene && <CardPicture {...props} scene={scene} />
}
