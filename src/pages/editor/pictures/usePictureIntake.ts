import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
import { takePicture, type PictureGiven } from '../../../draw/pictures/takePicture'

/** What becomes of a picture that is given: it is taken in, or refused with the reason in words. */
interface Taken {
  onTaken: (src: string) => void
  onRefused?: (words: string, given: PictureGiven) => void
}

/** Takes pictures in, one at a time: the last one given wins. */
export function usePictureIntake({ onTaken, onRefused }: Taken) {
  const { t } = useTranslation()
  const [isTaking, setTaking] = useState(false)
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const take = async (given: PictureGiven) => {
    underWay.current?.abort()
    const request = new AbortController()
    underWay.current = request
    setTaking(true)
    try {
      const src = await takePicture(given, request.signal)
      if (!request.signal.aborted) onTaken(src)
    } catch (error) {
      if (request.signal.aborted) return
      const { code, about } = error instanceof PictureRefusal ? error : new PictureRefusal('broken')
      onRefused?.(t(`pictures.refused.${code}`, { site: about.site ?? '' }), given)
    } finally {
      if (underWay.current === request) setTaking(false)
    }
  }
  return { isTaking, take: (given: PictureGiven) => void take(given) }
}
