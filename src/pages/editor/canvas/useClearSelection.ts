import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { FITTED } from './geometry/camera'
import { cameraAtom, settleCameraAtom } from './state/canvasView'
import { chosenBlockIdAtom, editedBlockAtom } from './state/selection'

/**
 * Clears selection and zoom on leaving the editor; both survive a change of layout, such as a tablet being
 * rotated.
 */
export function useClearSelection(): void {
  const choose = useSetAtom(chosenBlockIdAtom)
  const setEditedBlock = useSetAtom(editedBlockAtom)
  const setCamera = useSetAtom(cameraAtom)
  const settleCamera = useSetAtom(settleCameraAtom)
  useEffect(
    () => () => {
      choose(null)
      setEditedBlock(null)
      setCamera(FITTED)
      settleCamera()
    },
    [choose, setEditedBlock, setCamera, settleCamera],
  )
}
