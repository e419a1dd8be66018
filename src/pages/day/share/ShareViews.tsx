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
  if (view?.kind === 'hold') return <HeldPicture card={card} make={make} scale={FILE.scale} onClose={close} />
  return view && <TextView text={view.text} onClose={close} />
}
