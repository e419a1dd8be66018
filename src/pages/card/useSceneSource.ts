import { useStore, type Atom } from 'jotai'
import { useMemo } from 'react'
import type { Scene } from '../../scene/nodes'
import type { Source } from '../../scene/source'

/** What a stage draws: an atom's scene, the last one that there was, or `part` of it. */
export function useSceneSource(
  sceneAtom: Atom<Scene | null>,
  part?: (scene: Scene) => Partial<Scene>,
): Source<Scene> {
  const store = useStore()
  return useMemo(() => {
    let last = store.get(sceneAtom)! // whoever draws it is on the page only while there is one
    const whole = () => (last = store.get(sceneAtom) ?? last)
    return {
      current: part ? () => ({ ...whole(), ...part(whole()) }) : whole,
      subscribe: (onChange) => store.sub(sceneAtom, onChange),
    }
  }, [store, sceneAtom, part])
}
