import { webAddress } from '../../scene/values'
import { ServerSettingError } from '../environment'

/**
 * CARD_ORIGIN → `https://cards.example.com`, the Node server that draws cards and reads products' pages; null where it is unset or blank.
 * @throws {ServerSettingError} naming the variable, the value and what was expected
 */
export function cardOrigin(environment: Readonly<Record<string, string | undefined>>): string | null {
  const value = environment.CARD_ORIGIN?.trim() ?? ''
  if (!value) return null
  const address = webAddress(value) ? new URL(value) : null
  if (address && value.replace(/\/$/, '') === address.origin) return address.origin
  throw new ServerSettingError(
    `CARD_ORIGIN is "${value}": it must be an http(s) address without a path, such as https://cards.example.com`,
  )
}
