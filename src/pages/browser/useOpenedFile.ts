import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SHARED_PICTURE } from '../../state/edition'

/** Launch Handler API, https://wicg.github.io/web-app-launch/: of Chromium only. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void
}

/** The system opens it with the installed app (manifest, file_handlers). */
export function useOpenedFile(take: (file: File) => void): void {
  const taken = useEffectEvent(take)
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files: [first] }) => void first?.getFile().then(taken, console.warn))
  }, [])
}

/** The service worker has put it aside. */
export function useSharedPicture(take: (file: File) => void): void {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const taken = useEffectEvent(take)
  useEffect(() => {
    if (hash !== SHARED_PICTURE.hash) return
    void navigate(pathname, { replace: true })
    void sharedPicture().then((file) => file && taken(file))
  }, [hash, pathname, navigate])
}

async function sharedPicture(): Promise<File | null> {
  const cache = await caches.open(SHARED_PICTURE.cache)
  const answer = await cache.match(SHARED_PICTURE.path)
  if (!answer) return null
  const blob = await answer.blob()
  await cache.delete(SHARED_PICTURE.path)
  return new File([blob], 'shared', { type: blob.type })
}
