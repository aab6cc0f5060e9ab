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

test('names what is wrong in the branch of a union that accepts the type of the value', () => {
  const one = z.strictObject({ name: z.string().max(3, 'Zu lang') })
  const schema = z.object({ people: z.union([one, z.array(one).max(2, 'Höchstens 2 auf einmal')]) })
  const errorsOf = (people: unknown) => toApiError(schema.safeParse({ people }).error).errors
  expect(errorsOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toEqual({ people: 'Höchstens 2 auf einmal' })
  expect(errorsOf([{ name: 'a' }, { name: 7 }])).toMatchObject({ 'people.1.name': expect.stringContaining('string') })
  expect(errorsOf(7)).toEqual({ people: 'Ungültige Eingabe' })
})
