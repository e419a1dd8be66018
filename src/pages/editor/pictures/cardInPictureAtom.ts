import { atom } from 'jotai'
import type { Card } from '../../../card/card'

/** A given picture that holds a card: waits until the visitor says which of the two is meant. */
export const cardInPictureAtom = atom<{ card: Card; takePicture: () => void } | null>(null)
