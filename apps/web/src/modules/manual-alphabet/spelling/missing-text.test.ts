import { expect, test } from 'vitest'
import { missingText } from './missing-text.ts'

test('names each character without a hand once', () => {
  expect(missingText(['7'])).toBe('Für „7“ gibt es im Fingeralphabet kein Handzeichen.')
  expect(missingText(['7', '@', '7', '😀'])).toBe('Für „7“, „@“ und „😀“ gibt es im Fingeralphabet kein Handzeichen.')
})
