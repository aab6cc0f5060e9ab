import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DatabaseUnavailableError, isDatabaseUnavailable, markAsLost, writeFaultOf } from './unavailable.ts'

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code })

describe('an error of the database', () => {
  test.each(['08000', '08003', '08006', '57P01', '57P02', '57P03', '57P05', '25P03', '53300'])(
    'of the state %s says that it is not there, also inside the error of a statement',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true)
      expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true)
    },
  )

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('with the driver’s words “%s” says that it is not there', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true)
  })

  test.each(['23505', '42P01', '57014', '40001', '53100', '25006'])('of the state %s says that it is there', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false)
  })

  test('that ended a connection is known in copies too', () => {
    const error = withCode('ECONNRESET')
    markAsLost(error)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(isDatabaseUnavailable({ ...error, message: 'read ECONNRESET (Queue: mail)' })).toBe(true)
  })

  test.each([
    ['53100', 'full'],
    ['25006', 'read-only'],
    ['58030', 'broken'],
    ['23505', undefined],
  ])('of the state %s says of writing: %s', (code, fault) => {
    expect(writeFaultOf(new DrizzleQueryError('insert', [], withCode(code)))).toBe(fault)
  })
})

test('a socket that broke elsewhere is no outage of the database', () => {
  const cause = Object.assign(withCode('ECONNREFUSED'), { syscall: 'connect' })
  expect(isDatabaseUnavailable(new TypeError('fetch failed', { cause }))).toBe(false)
})

describe('a connection that could not be made', () => {
  test.each([
    ['ECONNREFUSED', true],
    ['ENOTFOUND', true],
    ['57P03', true],
    ['53300', true],
    ['28P01', false],
    ['28000', false],
    ['3D000', false],
  ])('for %s is worth another try: %s', (code, isTransient) => {
    expect(new DatabaseUnavailableError(withCode(code)).isTransient).toBe(isTransient)
  })

  test('tells the reason of the first address when a name has several', () => {
    const cause = Object.assign(new AggregateError([withCode('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')]), {
      code: 'ECONNREFUSED',
    })
    expect(new DatabaseUnavailableError(cause)).toMatchObject({
      message: 'connect ECONNREFUSED ::1:5432',
      isTransient: true,
    })
  })
})

test('a chain of causes that is a loop comes to an end', () => {
  const error = new Error('x')
  error.cause = error
  expect(isDatabaseUnavailable(error)).toBe(false)
})
