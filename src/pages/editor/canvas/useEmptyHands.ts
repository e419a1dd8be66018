import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { FITTED } from './camera'
import { cameraAtom, restAtom } from './canvasView'
import { chosenBlockIdAtom, editedBlockAtom } from './selection'

/** Who comes back to the editor finds the card whole and nothing chosen; a tablet that is turned keeps both. */
export function useEmptyHands(): void {
  const choose = useSetAtom(chosenBlockIdAtom)
  const write = useSetAtom(editedBlockAtom)
  const look = useSetAtom(cameraAtom)
  const rest = useSetAtom(restAtom)
  useEffect(
    () => () => {
      choose(null)
      write(null)
      look(FITTED)
      rest()
    },
    [choose, write, look, rest],
  )
}
