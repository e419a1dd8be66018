import './printPicture.css'

const REMOVE_AFTER_MS = 60_000 // where no browser says that printing has ended

/** Resolves once the dialog was requested. */
export async function printPicture(picture: Blob, words: string): Promise<void> {
  const url = URL.createObjectURL(picture)
  const image = document.createElement('img')
  image.className = 'printedPicture'
  image.alt = words
  image.src = url
  document.body.append(image)
  const remove = () => {
    image.remove()
    URL.revokeObjectURL(url)
  }
  try {
    await image.decode()
  } catch (error) {
    remove()
    throw error
  }
  window.addEventListener('afterprint', remove, { once: true })
  setTimeout(remove, REMOVE_AFTER_MS)
  window.print()
}
