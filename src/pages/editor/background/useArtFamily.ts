import { useEffect, useState } from 'react'
import { loadedFeatures, loadResources } from '../../../layout/features'
import type { ArtFamilyId } from '../../../look/art'
import type { ArtFamily } from '../../../look/art/family'

/** A family once its code has come; `failed` if it does not. */
export function useArtFamily(id: ArtFamilyId): ArtFamily | 'loading' | 'failed' {
  const [, setSettled] = useState<ArtFamilyId | null>(null)
  const resource = `painting ${id}` as const
  const paintings = loadedFeatures.get(resource)
  const isMissing = paintings === undefined
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    void loadResources([resource]).then(() => isCurrent && setSettled(id))
    return () => {
      isCurrent = false
    }
  }, [id, resource, isMissing])
  if (isMissing) return 'loading'
  return paintings?.family ?? 'failed'
}
