import type { ComponentProps } from 'react'
import { CardPicture } from '../../draw/CardPicture'

/** A page's first card, painted a little at a time: at once it would be one of the longest tasks of a slow phone's start. */
export function FirstPicture(props: ComponentProps<typeof CardPicture>) {
  return <CardPicture {...props} isInSlices />
}
