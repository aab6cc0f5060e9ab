import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { announceNavigation } from '../ui/navigation.ts'
import { takeUnanswered } from './answer-calls.ts'

/** Set-up file of component tests: nothing is left of the test before, and no call goes unnoticed. */
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(async () => {
  // What lies over a page is not part of what was rendered: it closes as it does when another page opens.
  announceNavigation()
  // What asks by itself every few seconds asks no more.
  await cleanup()
  expect(takeUnanswered(), 'calls without an answer').toEqual([])
})
