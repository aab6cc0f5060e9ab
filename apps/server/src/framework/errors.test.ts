import { expect, test } from 'vitest'
import { z } from 'zod'
import { toApiError } from './errors.ts'

test('names unknown fields, but never so many that the answer outgrows the question', () => {
  const body = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]))
  const { error } = z.strictObject({ text: z.string() }).safeParse(body)
  const { code, errors } = toApiError(error)
  expect(code).toBe(400)
  expect(errors).toMatchObject({ text: expect.any(String), field0: 'Unbekanntes Feld' })
  expect(Object.keys(errors ?? {})).toHaveLength(51)
})
