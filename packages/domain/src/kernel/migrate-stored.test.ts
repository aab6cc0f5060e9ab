import { expect, test } from 'vitest'
import { isUnbroken, migrateStored, type StoredMigration, versionOf } from './migrate-stored.ts'

const migrations: readonly StoredMigration[] = [
  { to: 2, describes: 'b comes', migrate: (stored) => `${stored}b` },
  { to: 3, describes: 'c comes', migrate: (stored) => `${stored}c` },
]

test.each([
  [1, 'abc'],
  [2, 'ac'],
  [3, 'a'],
])('a value of version %i goes through the steps behind it', (version, value) => {
  expect(migrateStored(migrations, 'a', version)).toEqual({ ok: true, value })
})

test.each([0, 4, 1.5, Number.NaN])('version %d is nobody’s', (version) => {
  expect(migrateStored(migrations, 'a', version)).toEqual({ ok: false, reason: 'unknown-version' })
})

test('the newest version is that of the last step, without steps the first', () => {
  expect([versionOf(migrations), versionOf([])]).toEqual([3, 1])
})

test('a list with a gap is broken', () => {
  expect([isUnbroken(migrations), isUnbroken([]), isUnbroken(migrations.slice(1))]).toEqual([true, true, false])
})
