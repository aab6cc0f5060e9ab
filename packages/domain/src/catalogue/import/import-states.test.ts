import { describe, expect, it } from 'vitest'
import { IMPORT_STATES, nextState } from './import-states.ts'

const FACTS = { state: 'checked', failedIn: null, undecided: 0, changes: 3, hasWritten: false } as const

describe('what an administrator may do to an import', () => {
  it('applies what was checked', () => {
    expect(nextState(FACTS, 'apply')).toEqual({ ok: true, state: 'applying' })
  })

  it('applies nothing while a possible duplicate is undecided, or where nothing would change', () => {
    expect(nextState({ ...FACTS, undecided: 1 }, 'apply')).toEqual({ ok: false, reason: 'undecided' })
    expect(nextState({ ...FACTS, changes: 0 }, 'apply')).toEqual({ ok: false, reason: 'nothing-to-do' })
  })

  it('stops what is being written, and goes on with it', () => {
    expect(nextState({ ...FACTS, state: 'applying' }, 'cancel')).toEqual({ ok: true, state: 'stopped' })
    expect(nextState({ ...FACTS, state: 'stopped', hasWritten: true }, 'apply')).toEqual({
      ok: true,
      state: 'applying',
    })
  })

  it('cancels what has written nothing yet', () => {
    const canceled = IMPORT_STATES.filter((state) => {
      const next = nextState({ ...FACTS, state }, 'cancel')
      return next.ok && next.state === 'canceled'
    })
    expect(canceled).toEqual(['uploading', 'checking', 'checked', 'stopped', 'failed'])
    expect(nextState({ ...FACTS, state: 'stopped', hasWritten: true }, 'cancel')).toEqual({
      ok: false,
      reason: 'not-now',
    })
  })

  it('goes on after a fault where it stood', () => {
    expect(nextState({ ...FACTS, state: 'failed', failedIn: 'applying' }, 'retry')).toEqual({
      ok: true,
      state: 'applying',
    })
    expect(nextState(FACTS, 'retry')).toEqual({ ok: false, reason: 'not-now' })
  })

  it('takes back only what stands in the catalogue and is not being written', () => {
    const from = IMPORT_STATES.filter((state) => nextState({ ...FACTS, state, hasWritten: true }, 'roll-back').ok)
    expect(from).toEqual(['stopped', 'applied', 'failed'])
    expect(nextState({ ...FACTS, state: 'applied' }, 'roll-back')).toEqual({ ok: false, reason: 'not-now' })
  })
})
