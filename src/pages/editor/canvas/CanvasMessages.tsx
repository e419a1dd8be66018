import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsAtom } from '../../../state/card'
import { logicalSizeAtom, planAtom } from './state/canvasView'
import { opticalBox } from './geometry/opticalBox'
import { canvasBlocksAtom } from './state/selection'
import { lastAnnouncementAtom } from './state/announcements'
import { middleOf } from '../../../scene/box'

const PAUSE_MS = 400 // merges ten nudges into one message

export function CanvasMessages() {
  const { t } = useTranslation()
  const store = useStore()
  const announcement = useAtomValue(lastAnnouncementAtom)?.announcement
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!announcement) return
    const { what, id } = announcement
    const offsetWords = (px: number, before: string, after: string) => {
      const whole = Math.round(Math.abs(px))
      return whole === 0 ? t('canvas.centered') : t(px < 0 ? before : after, { px: whole } as never)
    }
    const timer = setTimeout(() => {
      const block = store.get(canvasBlocksAtom).find((candidate) => candidate.id === id)
      const name = t(`canvas.blocks.${id}`)
      if (!block) return
      const card = store.get(logicalSizeAtom)
      const plan = store.get(planAtom)
      const { align } = store.get(settingsAtom).textSettings
      const middle = middleOf(plan ? opticalBox(block, plan.textBox, align) : block.box)
      const across = offsetWords(middle.x - card.width / 2, 'canvas.leftOf', 'canvas.rightOf')
      const down = offsetWords(middle.y - card.height / 2, 'canvas.above', 'canvas.below')
      const px = Math.round(block.sizePx)
      if (block.picture) setMessage(t('canvas.pictureAt', { percent: Math.round(block.picture.zoom * 100) }))
      else if (what === 'sized') setMessage(t('canvas.sized', { name, px }))
      else if (what === 'widened') setMessage(t('canvas.widened', { name, px: Math.round(block.box.width) }))
      else if (what === 'reset') setMessage(t('canvas.wasReset', { name }))
      else setMessage(t('canvas.moved', { name, across, down }))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [announcement, store, t])
  return (
    <p role="status" className="visuallyHidden">
      {message}
    </p>
  )
}
