import { expect, test } from 'vitest'
import { pagesOf } from './content-changes.ts'
import { cell, sheets, sign } from './document-builders.fixture.ts'
import { PAGES_MAX } from './document-content.ts'
import { documentProblems } from './document-problems.ts'
import { PROPERTY_RULES } from './document-texts.ts'
import { gridOfPictures } from './grid-of-pictures.ts'
import { GRID_TEMPLATES } from './grid-templates.ts'

const counter = () => {
  let count = 0
  return () => {
    count += 1
    return `id${count}`
  }
}
const made = (template: (typeof GRID_TEMPLATES)[number], count: number) =>
  gridOfPictures(
    {
      name: 'Tiere',
      title: 'Auf dem Hof',
      template,
      images: Array.from({ length: count }, (_, index) => sign(`s${index}`)),
    },
    counter(),
  )

test.each(GRID_TEMPLATES)('a new document has the measures of $name on all of its pages', (template) => {
  const { columns, rows } = template.settings
  const outcome = made(template, 2 * columns * rows + 1)
  if (!outcome.ok) throw new Error(outcome.reason)
  const { content } = outcome
  expect([content.name, content.properties.title]).toEqual(['Tiere', 'Auf dem Hof'])
  expect(documentProblems(content)).toEqual([])
  expect(pagesOf(content).map(({ grid }) => [grid?.columns, grid?.rows])).toEqual(Array(3).fill([columns, rows]))
  expect(sheets(content).map(({ length }) => length)).toEqual([columns * rows, columns * rows, 1])
  const [firstId] = content.pagesKeyedById[content.pageIds[2] ?? '']?.elementIds ?? []
  expect(content.elementsKeyedById[firstId ?? '']).toMatchObject({
    gridIndex: cell(0, 0),
    image: sign(`s${2 * columns * rows}`),
  })
})

test.each(GRID_TEMPLATES)('a new document of $name may be empty', (template) => {
  const outcome = gridOfPictures({ template, images: [] }, counter())
  expect(outcome).toMatchObject({ ok: true, content: { name: '„Raster”-Dokument', elementsKeyedById: {} } })
})

test('a title that is too long is cut to what may stand there', () => {
  const [template] = GRID_TEMPLATES
  if (!template) throw new Error('No template')
  const outcome = gridOfPictures({ title: 'Lang '.repeat(100), template, images: [] }, counter())
  expect(outcome.ok && documentProblems(outcome.content)).toEqual([])
  expect(outcome.ok && outcome.content.properties.title.length).toBe(PROPERTY_RULES.title.max)
})

test('more pictures than pages can hold are refused', () => {
  const [template] = GRID_TEMPLATES
  if (!template) throw new Error('No template')
  const { columns, rows } = template.settings
  expect(made(template, columns * rows * PAGES_MAX + 1)).toEqual({ ok: false, reason: 'too-many-pages' })
})
