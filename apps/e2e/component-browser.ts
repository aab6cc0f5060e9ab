import { playwright } from '@vitest/browser-playwright'
import type { BrowserProviderOption } from 'vitest/node'
import { FOR_TESTS, optionsForChromium } from './chromium-options.ts'
import { findChromium, unpackChromium } from './unpack-chromium.ts'

/** A click that cannot be made says why before the test ends, on a busy machine too. */
const ACTION_MS = 20_000

/** What the pages of component tests are opened with, as those of journeys are. */
const CONTEXT = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  colorScheme: 'light' as const,
  permissions: ['clipboard-read', 'clipboard-write'],
}

/** The Chromium of the journeys, for tests that run in the page itself. It is started once a test needs it. */
export const componentBrowser = (): BrowserProviderOption => {
  const { prewarm: _, ...provider } = playwright()
  return {
    ...provider,
    providerFactory: (project) =>
      playwright({
        launchOptions: optionsForChromium(findChromium(), FOR_TESTS),
        contextOptions: CONTEXT,
        actionTimeout: ACTION_MS,
      }).providerFactory(project),
  }
}

/** Global set-up of Vitest, which comes before the browser. */
export default async (): Promise<void> => void (await unpackChromium())
