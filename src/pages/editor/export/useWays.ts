import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportWays, type ExportWays, type WayId } from '../../../export/ways/exportWays'
import { thisBrowser } from '../../../export/ways/thisBrowser'
import { goWay, isWaitingAtom } from './goWay'

/** The ways that this browser has, and how to go one. */
export function useWays(): { ways: ExportWays; isWaiting: boolean; go: (way: WayId) => void } {
  const { t } = useTranslation()
  const store = useStore()
  const [ways] = useState(() => exportWays(thisBrowser()))
  const isWaiting = useAtomValue(isWaitingAtom)
  return { ways, isWaiting, go: (way) => void goWay(way, { store, t, ways }) }
}
