/** Safari requires the ClipboardItem in the tap itself, so `png` may still be a promise. */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  return write('image/png', png)
}

/** `text` may be in progress. @returns true if copied */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  if (typeof text === 'string') return (await writeText(text)) || copyBySelection(text)
  if (typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {})) {
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
    if (await write('text/plain', blob)) return true
  }
  const words = await text
  return (await writeText(words)) || copyBySelection(words)
}

async function write(type: string, content: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: content })])
    return true
  } catch (error) {
    console.warn('the clipboard refused', error)
    content.catch(() => {}) // its creator reports the failure
    return false
  }
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('the clipboard refused', error)
    return false
  }
}

/** In-app browsers and pages without https have no clipboard API. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // no keyboard on a phone
  field.style.cssText = 'position: fixed; top: 0; opacity: 0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
