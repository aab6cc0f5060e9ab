import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { renameProblem } from './rename-file.ts'

test('a taken name is told with the name and what to do', () => {
  const taken = new ApiError({ name: 'Conflict', code: 409, message: 'Schon da' })
  expect(renameProblem(taken, 'Tiere')).toBe(
    'Am Speicherort existiert bereits eine Datei mit dem Namen „Tiere“. Bitte wähle einen anderen Namen.',
  )
})

test('any other error is told as it is', () => {
  expect(renameProblem(new ApiError({ name: 'GeneralError', code: 500, message: 'Kaputt' }), 'Tiere')).toBe('Kaputt')
  expect(renameProblem('?', 'Tiere')).toBe('Es ist ein Fehler aufgetreten.')
})
