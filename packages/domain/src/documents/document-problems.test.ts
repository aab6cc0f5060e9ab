import { expect, test } from 'vitest'
import { filled, gridOf } from './document-builders.fixture.ts'
import { documentProblems } from './document-problems.ts'

test('tells what is wrong in German, by the number of the page and without ids', () => {
  const content = filled('hund')
  const page = content.pagesKeyedById['page']
  if (!page) throw new Error('The document has no page')
  const broken = { ...content, pagesKeyedById: { page: { ...page, elementIds: [], grid: gridOf(99, 99) } } }
  expect(documentProblems(broken)).toEqual([
    'Ein Element steht auf keiner oder auf mehreren Seiten',
    'Seite 1: Das Raster passt nicht auf die Seite',
  ])
})
