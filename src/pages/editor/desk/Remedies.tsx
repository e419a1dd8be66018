import { useSetAtom, useStore } from 'jotai'
import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneNotice } from '../../../scene/nodes'
import hardToReadStyles from './HardToRead.module.css'
import { remediesOf, remedyAtom } from './remedies'

const PAUSE_MS = 300 // Each remedy is tried by a layout, which should not slow typing down.

interface RemediesProps {
  notices: readonly SceneNotice[] // new whenever the card is laid out again
  status: RefObject<HTMLElement | null> // takes the focus, as the buttons disappear with their notice
}

export function Remedies({ notices, status }: RemediesProps) {
  const { t } = useTranslation()
  const store = useStore()
  const remedy = useSetAtom(remedyAtom)
  const [helping, setHelping] = useState(() => remediesOf(store.get))
  useEffect(() => {
    const timer = setTimeout(() => setHelping(remediesOf(store.get)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [notices, store])
  return helping.map((id) => (
    <button
      key={id}
      type="button"
      className={hardToReadStyles.action}
      onClick={() => {
        status.current?.focus()
        remedy(id)
      }}
    >
      {t(`editor.remedies.${id}`)}
    </button>
  ))
}
