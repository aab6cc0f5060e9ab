import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { setSession } from '../api/session.ts'
import { flushPreferences } from '../modules/accounts/preferences.ts'
import { announceNavigation } from '../ui/navigation.ts'
import { takeUnanswered } from './answer-calls.ts'

/**
 * Set-up file of component tests: nothing is left of the test before, and no call goes unnoticed. All files share the modules
 * of one page, as all screens do in the app.
 */
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(async () => {
  // What lies over a page is not part of what was rendered: it closes as it does when another page opens.
  announceNavigation()
  // What asks by itself every few seconds asks no more.
  await cleanup()
  const unanswered = takeUnanswered()
  await giveUpPreferences()
  expect(unanswered, 'calls without an answer').toEqual([])
})

/** Changed preferences are saved a moment later, which would be in the middle of the next test. */
const giveUpPreferences = async (): Promise<void> => {
  setSession(null)
  await flushPreferences()
  takeUnanswered()
}
