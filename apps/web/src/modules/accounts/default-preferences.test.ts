import { DEFAULT_PREFERENCES as SCHEMA_DEFAULTS } from '@gebaerdenraum/domain/accounts/preferences'
import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from './default-preferences.ts'

test('the written-out defaults are those of the schema', () => {
  expect(DEFAULT_PREFERENCES).toEqual(SCHEMA_DEFAULTS)
})
