import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '../files/file-types.ts'
import { imageReference } from '../images/random-image-reference.fixture.ts'
import { ids } from '../kernel/random-values.fixture.ts'
import { imagesIn } from './content-images.ts'
import type { DocumentContent } from './document-content.ts'
import { documentProblems } from './document-problems.ts'
import { gridChangeOf } from './grid-change.ts'
import { newIdsFor } from './new-ids.ts'
import {
  anyDocument,
  documentAndCommand,
  documentOf,
  filledDocument,
  grid,
  randomSteps,
  runSteps,
} from './random-document.fixture.ts'
import { applyCommand, reduceDocument } from './reduce.ts'

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

const imageNames = (content: DocumentContent): readonly string[] =>
  imagesIn(content)
    .map((image) => JSON.stringify(image))
    .sort()

describe.each(DOCUMENT_TYPES)('a document of type %s', (type) => {
  test('is sound after any commands, each of which leaves the one before it untouched', () => {
    fc.assert(
      fc.property(filledDocument(type), randomSteps(40), (start, steps) => {
        let content = frozen(start)
        for (const [number, step] of steps.entries()) {
          content = frozen(reduceDocument(content, step(content, number)))
          expect(documentProblems(content)).toEqual([])
        }
      }),
      { numRuns: 50 },
    )
  })

  test('comes to the same by the same commands', () => {
    fc.assert(
      fc.property(filledDocument(type), randomSteps(20), (start, steps) => {
        expect(runSteps(start, steps)).toEqual(runSteps(start, steps))
      }),
      { numRuns: 20 },
    )
  })
})

test('a command that does not apply or changes nothing gives the very same document', () => {
  fc.assert(
    fc.property(documentAndCommand(...DOCUMENT_TYPES), ([content, command]) => {
      const outcome = applyCommand(content, command)
      const after = reduceDocument(content, command)
      if (!outcome.ok || JSON.stringify(after) === JSON.stringify(content)) expect(after).toBe(content)
    }),
    { numRuns: 200 },
  )
})

test('random steps do something of every kind', () => {
  const applied = new Set<string>()
  for (const type of DOCUMENT_TYPES) {
    for (const [start, steps] of fc.sample(fc.tuple(filledDocument(type), randomSteps(100)), { numRuns: 5, seed: 1 })) {
      let content = start
      for (const [number, step] of steps.entries()) {
        const command = step(content, number)
        const after = reduceDocument(content, command)
        if (after !== content) applied.add(command.type)
        content = after
      }
    }
  }
  expect([...applied].sort()).toEqual([
    'add-element',
    'add-page',
    'change-grid',
    'delete-elements',
    'delete-page',
    'fill',
    'forget-object',
    'move-cell',
    'move-element',
    'paste',
    'rename',
    'set-cell-image',
    'set-checkbox',
    'set-image',
    'set-logo',
    'set-property',
    'set-text',
  ])
})

describe('no element is lost', () => {
  test('on any change of the grid, with the ids that were asked for', () => {
    fc.assert(
      fc.property(anyDocument('grid'), grid, (content, changed) => {
        const pageId = content.pageIds[0] ?? ''
        const draft = { type: 'change-grid', pageId, grid: changed } as const
        const fresh = newIdsFor(content, draft, counter('new'))
        const change = gridChangeOf(content, pageId, changed)
        const outcome = applyCommand(content, { ...draft, ...fresh })
        fc.pre(outcome.ok || outcome.reason !== 'too-many-pages')
        const after = outcome.ok ? outcome.content : content
        expect(outcome.ok).toBe(true)
        expect(Object.keys(after.elementsKeyedById).sort()).toEqual(Object.keys(content.elementsKeyedById).sort())
        expect(imageNames(after)).toEqual(imageNames(content))
        expect(after.pageIds).toEqual([pageId, ...fresh.newPageIds, ...content.pageIds.slice(1)])
        expect(fresh.newPageIds.length).toBe(change?.newPages)
      }),
    )
  })

  test('when elements change places, within a page and between pages', () => {
    fc.assert(
      fc.property(
        anyDocument('grid'),
        fc.nat(),
        fc.nat(),
        fc.nat(5),
        fc.nat(5),
        (content, element, page, column, row) => {
          const all = Object.values(content.elementsKeyedById)
          const moved = all[element % Math.max(1, all.length)]
          fc.pre(moved !== undefined && 'gridIndex' in moved)
          const from = content.pageIds.find((id) => content.pagesKeyedById[id]?.elementIds.includes(moved?.id ?? ''))
          const after = reduceDocument(content, {
            type: 'move-cell',
            from: { pageId: from ?? '', cell: moved && 'gridIndex' in moved ? moved.gridIndex : { column: 0, row: 0 } },
            to: { pageId: content.pageIds[page % content.pageIds.length] ?? '', cell: { column, row } },
          })
          expect(Object.keys(after.elementsKeyedById).sort()).toEqual(Object.keys(content.elementsKeyedById).sort())
          expect(imageNames(after)).toEqual(imageNames(content))
        },
      ),
    )
  })

  test('when pictures are filled in from a free place, however many', () => {
    fc.assert(
      fc.property(anyDocument(...DOCUMENT_TYPES), fc.array(imageReference, { maxLength: 60 }), (content, images) => {
        const pageId = content.pageIds[0] ?? ''
        const draft = { type: 'fill', pageId, place: null, images } as const
        const fresh = newIdsFor(content, draft, counter('new'))
        const outcome = applyCommand(content, { ...draft, ...fresh })
        fc.pre(outcome.ok || outcome.reason !== 'too-many-pages')
        const after = outcome.ok ? outcome.content : content
        const expected = [...imageNames(content), ...images.map((image) => JSON.stringify(image))].sort()
        expect(imageNames(after)).toEqual(expected)
        expect(after.pageIds.length).toBe(content.pageIds.length + fresh.newPageIds.length)
        expect(documentProblems(after)).toEqual([])
      }),
    )
  })
})

test('with one id too few a command does nothing at all', () => {
  const content = documentOf('grid')
  const images = Array.from({ length: 9 }, () => ({ service: 'images', objectId: '1' }) as const)
  const fill = { type: 'fill', pageId: 'page', place: null, images } as const
  const { newElementIds, newPageIds } = newIdsFor(content, fill, counter('new'))
  expect([newElementIds.length, newPageIds.length]).toEqual([9, 2])
  const missing = { ok: false, reason: 'ids-missing' }
  expect(applyCommand(content, { ...fill, newElementIds, newPageIds: newPageIds.slice(1) })).toEqual(missing)
  expect(applyCommand(content, { ...fill, newElementIds: newElementIds.slice(1), newPageIds })).toEqual(missing)
  expect(applyCommand(content, { ...fill, newElementIds: ids('page', 9), newPageIds: ['page', 'page', 'x'] })).toEqual(
    missing,
  )
})

const counter = (prefix: string) => {
  let count = 0
  return () => {
    count += 1
    return `${prefix}${count}`
  }
}
