import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import { ExportStatus } from '../../../src/pages/editor/export/FileSummary'

void needTexts('editor')

beforeAll(() => startTranslations('zh'))
afterEach(cleanup)

it('says that the picture is being made, and nothing before or after', () => {
  const { rerender } = render(<ExportStatus isExporting={false} />)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<ExportStatus isExporting />)
  expect(screen.getByRole('status').textContent).toBe('正在生成图片')
  rerender(<ExportStatus isExporting={false} />)
  expect(screen.getByRole('status').textContent).toBe('')
})
