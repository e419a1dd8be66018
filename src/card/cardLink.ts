import type { Card } from './card'
import { CARD_PAGE_PATH, CODE_NAME, codeQuery } from './cardAddress'
import { hasOwnPicture } from './cardPictures'
import { encodeShareCode } from './shareCode'

export interface CardLink {
  url: string
  characters: number // URL length; some apps cut long ones
  leavesOutOwnPicture: boolean
}

interface LinkOptions {
  origin: string // https://quotidian.example
  isPrivate: boolean // in the fragment, which browsers never send
}

export async function cardLink(card: Card, { origin, isPrivate }: LinkOptions): Promise<CardLink> {
  const code = await encodeShareCode(card)
  const holder = isPrivate ? `#${CODE_NAME}=${code}` : codeQuery(code)
  const url = origin + CARD_PAGE_PATH + holder
  return { url, characters: url.length, leavesOutOwnPicture: hasOwnPicture(card) }
}
