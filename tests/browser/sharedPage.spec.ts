import { radio, openTab } from './editorPage'
import { expect, setClock, test } from './fixtures'
import { resetSharedPage } from './sharedPage'

test('the page that tests share keeps nothing of the test before', async ({ editor }, { project }) => {
  await editor.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await editor.setViewportSize({ width: 500, height: 400 })
  await setClock(editor, '2026-12-24T09:00:00')
  await editor.addInitScript(() => document.documentElement?.setAttribute('data-mine', ''))
  await editor.route('**/en/editor', (route) => route.fulfill({ body: 'mine' }))
  await editor.context().grantPermissions(['clipboard-read'])
  await openTab(editor, 'Frame')
  await radio(editor, 'Frame style', 'Polaroid').check()
  await editor.waitForFunction(() => localStorage.getItem('quotidian-card')?.includes('polaroid'))
  await editor.evaluate(async () => {
    sessionStorage.setItem('mine', '1')
    document.cookie = 'mine=1'
    await new Promise((done) => (indexedDB.open('mine').onsuccess = done))
    await (await navigator.storage.getDirectory()).getDirectoryHandle('mine', { create: true })
    await caches.open('mine')
  })
  const opened = editor.waitForEvent('popup')
  await editor.evaluate(() => void open('/en'))
  await opened
  await editor.mouse.move(300, 300)
  await editor.keyboard.down('Shift')

  await resetSharedPage(editor, project.use.viewport!)
  await editor.goto('/en/editor')
  const found = await editor.evaluate(async () => ({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    size: [innerWidth, innerHeight],
    month: new Date().getMonth() + 1,
    isMine: 'mine' in document.documentElement.dataset,
    mayRead: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    pointedAt: document.querySelectorAll(':hover').length,
  }))
  expect(found).toEqual({
    isDark: false,
    isCalm: false,
    size: [1_440, 900],
    month: 11,
    isMine: false,
    mayRead: 'prompt',
    pointedAt: 0,
  })
  expect(editor.context().pages()).toHaveLength(1)
  await openTab(editor, 'Frame')
  await expect(radio(editor, 'Frame style', 'Polaroid')).not.toBeChecked()
})
