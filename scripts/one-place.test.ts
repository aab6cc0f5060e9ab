import { expect, test } from 'vitest'
import { findMisplaced } from './one-place.ts'

const find = (file: string, text: string) => findMisplaced([file], () => text)

test('code that has another place is named with what to use instead', () => {
  expect(find('apps/web/src/ui/toast.tsx', 'const leavingListeners = new Set<() => void>()')).toEqual([
    'apps/web/src/ui/toast.tsx: use createListeners or createObservable; this stands in packages/editing/src/observable.ts only',
  ])
  expect(find('apps/web/src/app/pages/x.tsx', 'useSearch({ strict: false })')).toEqual([
    expect.stringContaining('use useParam or useWords'),
  ])
})

test('its own place, tests and the server may have it', () => {
  expect(find('packages/editing/src/observable.ts', 'const listeners = new Set()')).toEqual([])
  expect(find('apps/web/src/ui/toast.test.ts', 'const listeners = new Set()')).toEqual([])
  expect(find('apps/server/src/app.ts', 'const listeners = new Set()')).toEqual([])
})
