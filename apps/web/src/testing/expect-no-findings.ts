import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The rules of journeys. A part has no landmarks of a page around it. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
} satisfies axe.RunOptions

/** Wide and narrow, light and dark, as in journeys. */
const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

/** Axe finds nothing in what is shown, neither on a wide light screen nor on a narrow dark one. */
export const expectNoFindings = async (): Promise<void> => {
  // On an empty page axe finds nothing.
  await expect.poll(() => document.body.innerText.trim()).not.toBe('')
  try {
    for (const { width, colorScheme } of LOOKS) {
      await page.viewport(width, 800)
      setColorScheme(colorScheme)
      // Colours that are still fading belong to no state of the page.
      await expect.poll(countAnimations).toBe(0)
      const { violations } = await axe.run(document.body, OPTIONS)
      const findings = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
      )
      expect(findings, `${width} px, ${colorScheme}`).toEqual([])
    }
  } finally {
    setColorScheme('light')
    await page.viewport(1280, 800)
  }
}

/** Only the attribute, which style sheets read, is set: the computed scheme of Mantine's hook stays light. */
const setColorScheme = (colorScheme: 'light' | 'dark'): void =>
  document.documentElement.setAttribute('data-mantine-color-scheme', colorScheme)

const countAnimations = (): number =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
    .length
