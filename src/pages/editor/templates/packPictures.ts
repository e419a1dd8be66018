import type { CardSettings } from '../../../card/settings'
import type { MyTemplate } from '../../../card/myTemplates'
export async function packPictures(_t: readonly MyTemplate[]): Promise<Record<string, string>> {
  return {}
}
export async function unpackPictures(
  t: readonly { name: string; settings: CardSettings }[],
  _p: Record<string, string>,
) {
  return t
}
