import { useEffect, useState } from 'react'
import { isOwnPicture, pictureStore, type OwnPicture } from '../../../draw/pictures/pictureStore'

/** A visitor's picture: its name, and an object URL for an <img>, valid while the hook is mounted. */
export type KnownPicture = Pick<OwnPicture, 'name' | 'address'> & { shownAt: string }

/** null if the picture is not the visitor's own, or is still being looked up. */
export function useOwnPicture(src: string): KnownPicture | 'gone' | null {
  const [known, setKnown] = useState<{ src: string; picture: KnownPicture | 'gone' } | null>(null)
  useEffect(() => {
    if (!isOwnPicture(src)) return
    let shownAt = ''
    let isOver = false
    void pictureStore.find(src).then((picture) => {
      if (isOver) return
      if (!picture) return setKnown({ src, picture: 'gone' })
      shownAt = URL.createObjectURL(picture.blob)
      setKnown({ src, picture: { name: picture.name, address: picture.address, shownAt } })
    })
    return () => {
      isOver = true
      if (shownAt !== '') URL.revokeObjectURL(shownAt)
      setKnown(null)
    }
  }, [src])
  return known?.src === src ? known.picture : null
}
