import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { dialogProblem, SERVER_CONFLICT_TEXT } from './dialog-problem.ts'

const nothing = { name: null, isTried: true, error: null, failed: [] } as const
const empty = { reason: 'invalid', text: 'Name ist erforderlich' } as const
const taken = { reason: 'taken', text: 'Vergeben' } as const

describe('what stands in the way', () => {
  test('is nothing', () => {
    expect(dialogProblem(nothing)).toEqual({ name: null, isConflict: false, other: [] })
  })

  test('is a taken name at once, and an empty one only after trying', () => {
    expect(dialogProblem({ ...nothing, name: taken, isTried: false })).toMatchObject({
      name: 'Vergeben',
      isConflict: true,
    })
    expect(dialogProblem({ ...nothing, name: empty, isTried: false })).toMatchObject({ name: null, isConflict: false })
    expect(dialogProblem({ ...nothing, name: empty })).toMatchObject({ name: empty.text, isConflict: false })
  })

  test('is the server’s refusal of a name, at the name', () => {
    const error = new ApiError({ name: 'Conflict', code: 409, message: 'Schon da', errors: { name: 'Schon da' } })
    expect(dialogProblem({ ...nothing, error, name: taken })).toEqual({
      name: SERVER_CONFLICT_TEXT,
      isConflict: true,
      other: [],
    })
  })

  test('is any other refusal, in the box', () => {
    const error = new ApiError({ name: 'Conflict', code: 409, message: 'Hat noch keinen Inhalt' })
    expect(dialogProblem({ ...nothing, error }).other).toEqual(['Hat noch keinen Inhalt'])
  })

  test('is each of several things that did not get there', () => {
    const failed = [{ node: { _id: '1', name: 'Tiere' }, reason: 'Weg' }]
    expect(dialogProblem({ ...nothing, failed }).other).toEqual(['„Tiere“: Weg'])
  })
})
