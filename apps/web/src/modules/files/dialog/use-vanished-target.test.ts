import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { nearestOf } from './use-vanished-target.ts'

const missing = (data?: unknown) => new ApiError({ name: 'NotFound', code: 404, data })

test('a folder that is gone names the nearest one that is left', () => {
  expect(nearestOf(missing({ nearest: 'f1' }))).toBe('f1')
  expect(nearestOf(missing({ nearest: null }))).toBeNull()
})

test('anything else is not about the folder', () => {
  expect(nearestOf(missing())).toBeUndefined()
  expect(nearestOf(new ApiError({ name: 'Conflict', code: 409, data: { nearest: 'f1' } }))).toBeUndefined()
  expect(nearestOf(new Error('?'))).toBeUndefined()
})
