import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { siteOf, unmarked, type AddressOf } from '../../../card/cardPictures'
import { pictures } from '../../../draw/pictures/images'
import { currentLanguage } from '../../../language/i18n'
import { LANGUAGES } from '../../../language/languages'
import { isPublicName } from '../../../scene/hostName'
import { pushToastAtom } from '../../../state/toasts'
import { Notice } from '../../../ui/ToastList'

interface PictureNoticeProps {
  srcs: readonly string[] // marked addresses
  onLoad: (addressOf: AddressOf) => void
}

/** Somebody else put them on the card. */
export function PictureNotice({ srcs, onLoad }: PictureNoticeProps) {
  const { t } = useTranslation()
  const pushToast = useSetAtom(pushToastAtom)
  const [dismissed, dismiss] = useState('')
  if (srcs.length === 0 || srcs.join(' ') === dismissed) return null
  const loadable = srcs.filter((src) => isPublicName(siteOf(src)?.hostname ?? ''))
  const refused = srcs.filter((src) => !loadable.includes(src))
  const load = async () => {
    onLoad((src) => (loadable.includes(src) ? unmarked(src) : src))
    const failures = await pictures.load(loadable.map(unmarked))
    const sites = sitesOf(failures.map(({ src }) => src))
    if (sites === '') pushToast({ kind: 'done', text: t('askedPictures.loaded') })
    else pushToast({ kind: 'failure', text: t('askedPictures.failed', { sites }) })
  }
  const [text, label] =
    loadable.length === 1
      ? (['askedPictures.text', 'askedPictures.load'] as const)
      : (['askedPictures.textOfMany', 'askedPictures.loadMany'] as const)
  const asked = loadable.length > 0 ? t(text, { sites: sitesOf(loadable) }) : ''
  const said = refused.length > 0 ? t('askedPictures.refused', { sites: sitesOf(refused) }) : ''
  return (
    <Notice
      text={`${asked} ${said}`.trim()}
      actions={asked === '' ? [] : [{ label: t(label), run: () => void load() }]}
      dismiss={{ label: t('site.dismiss'), run: () => dismiss(srcs.join(' ')) }}
    />
  )
}

function sitesOf(srcs: readonly string[]): string {
  const sites = new Set(srcs.map((src) => siteOf(src)?.host ?? ''))
  return new Intl.ListFormat(LANGUAGES[currentLanguage()].htmlLang).format(sites)
}
