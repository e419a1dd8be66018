import { atom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictures } from '../../../draw/pictures/images'
import { PICTURE_LIMITS } from '../../../draw/pictures/pictureLimits'
import { PictureRefusal } from '../../../draw/pictures/pictureRefusal'
import type { PictureGiven } from '../../../draw/pictures/acceptPicture'
import { currentLanguage } from '../../../language/i18n'
import type { FoundSubject } from '../../../look/backgrounds'
import { pushToastAtom } from '../../../state/toasts'
import type { Card } from '../../../card/card'
import { parsedHtml } from '../../../draw/trustedTypes'
import { webAddress } from '../../../scene/values'

/** A picture with an embedded card, until the visitor decides which of the two is meant. */
export interface CardInPicture {
  card: Card
  takePicture: () => void
}

export const cardInPictureAtom = atom<CardInPicture | null>(null)

interface PictureImportCallbacks {
  onImported: (src: string, found: FoundSubject) => void
  onRefused?: (words: string, given: PictureGiven) => void
}

/** Few visitors bring a picture. */
async function importTaking() {
  const [{ takePicture }, { subjectOf }, { readCardInPicture }] = await Promise.all([
    import('../../../draw/pictures/acceptPicture'),
    import('../../../draw/pictures/findSubject'),
    import('../../shared/pictures/readCardInPicture'),
  ]).catch((cause: unknown) => {
    throw new PictureRefusal('no-answer', { cause })
  })
  return { takePicture, subjectOf, readCardInPicture }
}

export const importsLeftAtom = atom<readonly AbortController[]>([])

/** One import at a time: the last wins. A picture with an embedded card first asks whether to open it. */
export function usePictureImport({ onImported, onRefused }: PictureImportCallbacks) {
  const { t } = useTranslation()
  const store = useStore()
  const [isImporting, setImporting] = useState(false)
  const underWay = useRef<AbortController>(null)
  useEffect(
    () => () => {
      const request = underWay.current
      if (request) store.set(importsLeftAtom, (left) => [...left, request])
    },
    [store],
  )

  const importPicture = async (given: PictureGiven, isSurelyPicture = false) => {
    underWay.current?.abort()
    for (const request of store.get(importsLeftAtom)) request.abort()
    store.set(cardInPictureAtom, null)
    const request = new AbortController()
    const isLeft = () => store.get(importsLeftAtom).includes(request)
    underWay.current = request
    setImporting(true)
    try {
      const { takePicture, subjectOf, readCardInPicture } = await importTaking()
      if (request.signal.aborted) return
      const card = isSurelyPicture || typeof given === 'string' ? null : await readCardInPicture(given)
      if (request.signal.aborted) return
      if (card)
        return store.set(cardInPictureAtom, { card, takePicture: () => void importPicture(given, true) })
      const src = await takePicture(given, request.signal)
      const found = await subjectOf(src, pictures)
      if (!request.signal.aborted) onImported(src, found)
    } catch (error) {
      if (request.signal.aborted) return
      const { code, about } = error instanceof PictureRefusal ? error : new PictureRefusal('broken')
      const limits = PICTURE_LIMITS[currentLanguage()]
      const words = t(`pictures.refused.${code}`, { site: about.site ?? '', ...limits })
      if (isLeft()) store.set(pushToastAtom, { kind: 'failure', text: words })
      else onRefused?.(words, given)
    } finally {
      if (isLeft()) store.set(importsLeftAtom, (left) => left.filter((other) => other !== request))
      if (underWay.current === request) {
        underWay.current = null
        setImporting(false)
      }
    }
  }
  return { isImporting, importPicture: (given: PictureGiven) => void importPicture(given) }
}

/**
 * A file, else an image from a page, else a URL; or null. Its bytes later tell whether a file is a picture.
 */
export function pictureInTransfer(data: DataTransfer | null): PictureGiven | null {
  if (!data) return null
  const files = [...data.files]
  const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
  if (file) return file
  return (
    draggedImage(data.getData('text/html')) ??
    addressIn(data.getData('text/uri-list') || data.getData('text/plain'))
  )
}

/** Whether a drag may contain a picture: contents are readable only on drop. */
export function mayHoldPicture(data: DataTransfer | null): boolean {
  const types = data?.types ?? []
  return types.includes('Files') || types.includes('text/uri-list')
}

/** The URL if it is the text's only line, else null. */
function addressIn(text: string): string | null {
  const line = text
    .split(/\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('#')) // skips comments of a URI list, RFC 2483
  const [address] = line
  if (!address || line.length > 1 || /\s/.test(address)) return null
  return webAddress(address) || /^data:image\//i.test(address) ? address : null
}

function draggedImage(html: string): string | null {
  if (html === '') return null
  const images = parsedHtml(html).images
  return images.length === 1 ? addressIn(images[0]?.getAttribute('src') ?? '') : null
}
