import { filled } from '@gebaerdenraum/domain/documents/document-builders.fixture'
import { gridElementsOn } from '@gebaerdenraum/domain/documents/kinds/grid-kind'
import { expect, test } from 'vitest'
import { overflowTexts } from './overflow-texts.ts'

const elements = (count: number) => {
  const content = filled('a', 'b', 'c')
  const page = content.pagesKeyedById[content.pageIds[0] ?? '']
  return page ? gridElementsOn(content, page).slice(0, count) : []
}

test('one picture on one page is told in the singular', () => {
  const { note, question, done } = overflowTexts({ overflow: elements(1), newPages: 1 })
  expect(note).toBe('Ein Bild passt nicht mehr auf diese Seite.')
  expect(question.body).toMatch(/^Ein Bild hat .* wird hinter dieser Seite eine neue Seite/)
  expect(done).toBe('Raster geändert, eine neue Seite angelegt')
})

test('several are counted', () => {
  const { note, question } = overflowTexts({ overflow: elements(3), newPages: 2 })
  expect(note).toBe('3 Bilder passen nicht mehr auf diese Seite.')
  expect(question.body).toMatch(/^3 Bilder haben .* werden hinter dieser Seite 2 neue Seiten/)
})
