import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MAX_TEMPLATES_FILE_BYTES,
  readTemplatesFile,
  TemplatesFileError,
  templatesFile,
  type MyTemplate,
  type TemplatesFileErrorCode,
} from '../../../card/myTemplates'
import { decoded } from '../../../text/decoded'
import { saveBlob } from '../../../export/save'
import { addMyTemplatesAtom } from '../../../state/myTemplates'
import { pushToastAtom } from '../../../state/toasts'
import { useFileInput } from '../../../ui/useFileInput'
import { marked, withBackground } from '../../../card/cardPictures'
import { isOwnPicture, pictureStore } from '../../../draw/pictures/pictureStore'
import { dataUrlOfFile } from '../../../export/dataUrl'
import { takenFrom } from '../../shared/pictures/dataUrls'

/** An invalid file is rejected with a message and changes nothing. */
export function useTemplateFiles() {
  const { t } = useTranslation()
  const add = useSetAtom(addMyTemplatesAtom)
  const pushToast = useSetAtom(pushToastAtom)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const download = async (templates: readonly MyTemplate[]) => {
    setBusy(true)
    try {
      const text = templatesFile(templates, await packPictures(templates))
      const name =
        templates.length === 1 ? templates[0]!.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') : 'templates'
      saveBlob(new Blob([text], { type: 'application/json' }), `quotidian-${name}.json`)
    } finally {
      setBusy(false)
    }
  }

  const read = async (file: File) => {
    setBusy(true)
    setProblem('')
    try {
      if (file.size > MAX_TEMPLATES_FILE_BYTES) throw new TemplatesFileError('too-large')
      const { templates, pictures } = readTemplatesFile(
        decoded(new Uint8Array(await file.arrayBuffer())) ?? '',
      )
      const { added, isKept } = add(await unpackPictures(templates, pictures))
      const said = added > 0 ? t('templates.imported', { count: added }) : t('templates.importedNone')
      if (added === 0 || isKept) pushToast({ kind: 'done', text: said })
      else pushToast({ kind: 'failure', text: t('templates.notKept', { said }) })
    } catch (error) {
      const code: TemplatesFileErrorCode = error instanceof TemplatesFileError ? error.code : 'not-templates'
      setProblem(t(`templates.fileErrors.${code}`))
    } finally {
      setBusy(false)
    }
  }

  const { input, choose } = useFileInput(
    'application/json,.json',
    (file) => void read(file),
    t('templates.importFile'),
  )
  return {
    isBusy,
    problem,
    input,
    choose,
    download: (templates: readonly MyTemplate[]) => void download(templates),
  }
}

type Look = Pick<MyTemplate, 'name' | 'settings'>

async function packPictures(templates: readonly Look[]): Promise<Record<string, string>> {
  const names = new Set(templates.map(({ settings }) => settings.backgroundImage.src).filter(isOwnPicture))
  const packed = await Promise.all(
    [...names].map(async (src) => {
      const picture = await pictureStore.find(src)
      return picture ? [[src, await dataUrlOfFile(picture.blob)] as const] : []
    }),
  )
  return Object.fromEntries(packed.flat())
}

async function unpackPictures(looks: readonly Look[], pictures: Readonly<Record<string, string>>) {
  const names = new Map<string, string>()
  for (const src of new Set(looks.map(({ settings }) => settings.backgroundImage.src))) {
    const dataUrl = Object.hasOwn(pictures, src) ? pictures[src] : undefined
    if (dataUrl === undefined) continue // The file may contain unused pictures.
    const taken = await takenFrom(dataUrl)
    if (taken) names.set(src, taken)
  }
  return looks.map(({ name, settings }) => ({
    name,
    settings: withBackground(settings, (src) => names.get(src) ?? marked(src)),
  }))
}
