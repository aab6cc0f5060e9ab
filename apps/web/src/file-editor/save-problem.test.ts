import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { isRetried, type SaveProblem, saveErrorText, saveProblemOf } from './save-problem.ts'

const ERRORS: readonly (readonly [name: string, error: unknown, problem: SaveProblem, isRetried: boolean])[] = [
  ['no connection', new ApiError({ name: 'Offline' }), 'offline', true],
  ['500', new ApiError({ name: 'GeneralError', code: 500 }), 'failed', true],
  ['502 of a proxy', new ApiError({ name: 'Unavailable', code: 502 }), 'failed', true],
  ['503 of a server that starts', new ApiError({ name: 'Unavailable', code: 503 }), 'failed', true],
  ['507, a status without a name', new ApiError({ name: 'GeneralError', code: 507 }), 'failed', true],
  ['408', new ApiError({ name: 'Timeout', code: 408 }), 'failed', true],
  ['429', new ApiError({ name: 'TooManyRequests', code: 429 }, 20_000), 'failed', true],
  ['a fault of the page itself', new TypeError('x is undefined'), 'failed', true],
  ['what is no error', 'broken', 'failed', true],
  ['400', new ApiError({ name: 'BadRequest', code: 400 }), 'refused', false],
  ['413', new ApiError({ name: 'PayloadTooLarge', code: 413 }), 'refused', false],
  ['422', new ApiError({ name: 'Unprocessable', code: 422 }), 'refused', false],
  [
    '400 for a picture',
    new ApiError({ name: 'BadRequest', code: 400, data: { images: ['a'] } }),
    'images-missing',
    false,
  ],
  ['401', new ApiError({ name: 'NotAuthenticated', code: 401 }), 'not-allowed', false],
  ['403', new ApiError({ name: 'Forbidden', code: 403 }), 'not-allowed', false],
  ['404', new ApiError({ name: 'NotFound', code: 404 }), 'gone', false],
  ['409 of a name', new ApiError({ name: 'Conflict', code: 409 }), 'name-taken', false],
  ['409 of a revision', new ApiError({ name: 'Conflict', code: 409, data: { revision: 2 } }), 'stale', false],
]

describe('a save that did not come through', () => {
  test.each(ERRORS)('because of %s says why, and whether it is tried again', (_, error, problem, isTriedAgain) => {
    expect([saveProblemOf(error), isRetried(saveProblemOf(error))]).toEqual([problem, isTriedAgain])
  })

  test('passes the sentence of the server on, and no text that is not written for people', () => {
    const error = new ApiError({ name: 'GeneralError', code: 500, message: 'Der Speicher ist voll.' })
    expect(saveErrorText(error)).toBe('Speichern fehlgeschlagen: Der Speicher ist voll.')
    expect(saveErrorText(new TypeError('x is undefined'))).toBe(
      'Speichern fehlgeschlagen: Es ist ein Fehler aufgetreten.',
    )
  })
})
