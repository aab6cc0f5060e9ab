import { expect, test } from 'vitest'
import { viewsOf } from './views.ts'

const NONE = { new: 0, changed: 0, unchanged: 0, unused: 0, wrong: 0 }

test('what is wrong comes first, then what is to be decided; what there is none of is not shown', () => {
  const row = { lines: { ...NONE, new: 1_200, unchanged: 3 }, files: { ...NONE, wrong: 2, new: 1 } }
  expect(viewsOf(row, 4)).toEqual([
    { value: 'wrong', label: 'Fehlerhaft (2)' },
    { value: 'review', label: 'Doppelt? (4)' },
    { value: 'new', label: 'Neu (1.201)' },
    { value: 'unchanged', label: 'Unverändert (3)' },
  ])
  expect(viewsOf({ lines: null, files: null }, 0)).toEqual([])
})
