import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { shownDayCardAtom } from '../../../state/dayCard'
import { HeldPicture } from '../../shared/export/HeldPicture'
import { TextView } from '../../shared/export/TextView'
import { dayViewAtom, FILE, makeDayFileAtom } from './dayToExport'

export function ShareViews() {
  const [view, setView] = useAtom(dayViewAtom)
  const card = useAtomValue(shownDayCardAtom)
  const make = useSetAtom(makeDayFileAtom)
  const close = () => setView(null)
  switch (view?.kind) {
    case 'hold':
      return <HeldPicture card={card} make={make} scale={FILE.scale} onClose={close} />
    case 'text':
      return <TextView text={view.text} onClose={close} />
    default:
      return null
  }
}
