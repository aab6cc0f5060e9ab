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
  expect(errorsOf([{ name: 'a' }, { name: 7 }])).toMatchObject({ 'people.1.name': 'Text erwartet' })
  expect(errorsOf(7)).toEqual({ people: 'Diese Angabe ist ungültig' })
})

const message = (schema: z.ZodType, body: unknown): string => toApiError(schema.safeParse(body).error).message

test.each([
  [z.object({ a: z.string() }), {}, 'a: Diese Angabe fehlt'],
  [z.object({ a: z.string() }), { a: 1 }, 'a: Text erwartet'],
  [z.object({ a: z.int() }), { a: 1.5 }, 'a: Ganze Zahl erwartet'],
  [z.object({ a: z.number() }), { a: Number.NaN }, 'a: Zahl erwartet'],
  [z.object({ a: z.string().max(120) }), { a: 'x'.repeat(121) }, 'a: Höchstens 120 Zeichen'],
  [z.object({ a: z.array(z.int()).min(1) }), { a: [] }, 'a: Mindestens 1 Eintrag'],
  [z.object({ a: z.int().max(10_000) }), { a: 10_001 }, 'a: Höchstens 10.000'],
  [z.object({ a: z.number().gt(5) }), { a: 5 }, 'a: Mehr als 5'],
  [z.object({ a: z.enum(['new', 'same']) }), { a: 'x' }, 'a: Möglich sind nur „new“, „same“'],
  [z.object({ a: z.literal(true) }), { a: 'x' }, 'a: Möglich ist nur „true“'],
  [z.object({ a: z.uuid() }), { a: 'x' }, 'a: Die Kennung ist ungültig'],
  [z.object({ a: z.string().regex(/^x$/) }), { a: 'y' }, 'a: Die Form der Angabe ist ungültig'],
  [z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.int() })]), {}, 'Diese Angabe ist ungültig'],
])('tells in German what a schema finds wrong (%#)', (schema, body, sentence) => {
  expect(message(schema, body)).toBe(sentence)
})

test('names no ids and no names of the caller in the sentence, and all of the path in its field', () => {
  const id = '0190c5a2-7e1d-7d3a-9b0e-0d5f1c2b3a49'
  const { error } = z.object({ elements: z.record(z.string(), z.object({ image: z.string() })) }).safeParse({
    elements: { [id]: { image: 1 }, 'an invented name': { image: 1 } },
  })
  expect(toApiError(error)).toMatchObject({
    message: 'elements.image: Text erwartet',
    errors: { [`elements.${id}.image`]: 'Text erwartet', 'elements.an invented name.image': 'Text erwartet' },
  })
})

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })

test.each([
  ['a lost connection', new Error('Connection terminated unexpectedly'), 2, /^Der Dienst ist gerade nicht erreichbar/],
  ['a database that starts', withCode('57P03'), 2, /^Der Dienst ist gerade nicht erreichbar/],
  ['a full database', withCode('53100'), 30, /^Gerade kann nichts gespeichert werden/],
  ['a database that is read only', withCode('25006'), 30, /^Gerade kann nichts gespeichert werden/],
  ['a full disk', withCode('ENOSPC', { syscall: 'write' }), 30, /^Gerade kann nichts gespeichert werden/],
])('%s is told as passing, with the time to wait', (_, error, retryAfterSeconds, message) => {
  expect(toApiError(error)).toMatchObject({
    name: 'Unavailable',
    data: { retryAfterSeconds },
    message: expect.stringMatching(message),
  })
})
