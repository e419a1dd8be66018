import { useEffect, useState } from 'react'
import { artFamily, bringArtFamily, type ArtFamilyId } from '../../../look/art'
import type { ArtFamily } from '../../../look/art/family'

/** A family once its code has come; `failed` if it does not. */
export function useArtFamily(id: ArtFamilyId): ArtFamily | 'loading' | 'failed' {
  const [settled, setSettled] = useState<{ id: ArtFamilyId; isFailed: boolean } | null>(null)
  const family = artFamily(id)
  const isMissing = family === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const settle = (isFailed: boolean) => isCurrent && setSettled({ id, isFailed })
    bringArtFamily(id).then(
      () => settle(false),
      () => settle(true),
    )
    return () => {
      isCurrent = false
    }
  }, [id, isMissing])
  return family ?? (settled?.id === id && settled.isFailed ? 'failed' : 'loading')
}
