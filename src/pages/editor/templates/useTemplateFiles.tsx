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
import { saveBlob } from '../../../export/save'
import { addMyTemplatesAtom } from '../../../state/myTemplates'
import { pushToastAtom } from '../../../state/toasts'
import { useFileInput } from '../../../ui/useFileInput'
import { packPictures, unpackPictures } from './packPictures'

/**
 * Exports looks to a file and imports them. An invalid file is refused with a message, and changes nothing.
 */
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
      const { templates, pictures } = readTemplatesFile(await file.text())
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
