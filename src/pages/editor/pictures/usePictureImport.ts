import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PICTURE_LIMITS } from '../../../draw/pictures/pictureLimits'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
import { takePicture, type PictureGiven } from '../../../draw/pictures/takePicture'
import { currentLanguage } from '../../../language/i18n'
import { cardInPictureAtom } from './cardInPictureAtom'
import { readCardInPicture } from './readCardInPicture'

/** Called with the result: the picture was imported, or refused with the reason in words. */
interface PictureImportCallbacks {
  onImported: (src: string) => void
  onRefused?: (words: string, given: PictureGiven) => void
}

/** Imports pictures, one at a time: the last one wins. One that holds a card asks first whether that is to be opened. */
export function usePictureImport({ onImported, onRefused }: PictureImportCallbacks) {
  const { t } = useTranslation()
  const store = useStore()
  const [isImporting, setImporting] = useState(false)
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const importPicture = async (given: PictureGiven, isSurelyPicture = false) => {
    underWay.current?.abort()
    store.set(cardInPictureAtom, null)
    const request = new AbortController()
    underWay.current = request
    setImporting(true)
    try {
      const card = isSurelyPicture || typeof given === 'string' ? null : await readCardInPicture(given)
      if (request.signal.aborted) return
      if (card)
        return store.set(cardInPictureAtom, { card, takePicture: () => void importPicture(given, true) })
      const src = await takePicture(given, request.signal)
      if (!request.signal.aborted) onImported(src)
    } catch (error) {
      if (request.signal.aborted) return
      const { code, about } = error instanceof PictureRefusal ? error : new PictureRefusal('broken')
      onRefused?.(
        t(`pictures.refused.${code}`, { site: about.site ?? '', ...PICTURE_LIMITS[currentLanguage()] }),
        given,
      )
    } finally {
      if (underWay.current === request) setImporting(false)
    }
  }
  return { isImporting, importPicture: (given: PictureGiven) => void importPicture(given) }
}
