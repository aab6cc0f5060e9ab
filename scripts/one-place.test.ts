import { expect, test } from 'vitest'
import { findMisplaced } from './one-place.ts'

const LISTENERS = {
  pattern: /listeners = new Set/,
  within: /^apps\//,
  places: ['apps/observable.ts'],
  instead: 'use createListeners',
}
const OWN_PLACE = { 'apps/observable.ts': 'const listeners = new Set()' }
const find = (texts: Readonly<Record<string, string>>) =>
  findMisplaced(Object.keys(texts), (file) => texts[file] ?? '', [LISTENERS])

test('code that has another place is named with what to use instead', () => {
  expect(find({ ...OWN_PLACE, 'apps/toast.tsx': 'const listeners = new Set()' })).toEqual([
    'apps/toast.tsx: use createListeners; this belongs in apps/observable.ts only',
  ])
})

test('tests, and files elsewhere, may have it', () => {
  const text = 'const listeners = new Set()'
  expect(find({ ...OWN_PLACE, 'apps/toast.test.ts': text, 'packages/toast.ts': text })).toEqual([])
})

test('a place that does not have it any more is named', () => {
  expect(find({ 'apps/observable.ts': 'const listeners = []' })).toEqual([
    expect.stringContaining('apps/observable.ts needs no place'),
  ])
})

test.each([
  ['const leavingListeners = new Set()', 'createObservable'],
  ['const subscribers = new Set<() => void>()', 'createObservable'],
  ['useSearch({ strict: false })', 'useWords'],
  ["import { Button, Modal } from '@mantine/core'", 'TitledModal'],
  ['<table className={classes.table}>', 'DataTable'],
  ['setIsBusy(true)', 'useAction'],
  ['<Menu withinPortal={false}>', 'theme'],
  ["text: error instanceof Error ? error.message : 'Nein.'", 'showFailure'],
])('%s is refused in the web app', (text, instead) => {
  const file = 'apps/web/src/modules/lists/new.tsx'
  const found = findMisplaced([file], () => text).filter((line) => line.startsWith(file))
  expect(found).toEqual([expect.stringContaining(instead)])
})
