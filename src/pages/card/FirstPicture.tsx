import { useAtomValue } from 'jotai'
import { CardPicture } from '../../draw/CardPicture'
import type { DrawingProps } from './CardPreview'

/** A page's first card, painted a little at a time: at once it would be one of the longest tasks of a slow phone's start. */
export function FirstPicture({ sceneAtom, ...props }: DrawingProps & { pixelRatio?: number }) {
  const scene = useAtomValue(sceneAtom)
  return scene && <CardPicture {...props} scene={scene} isInSlices />
}
