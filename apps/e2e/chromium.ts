import { type Browser, chromium } from 'playwright-core'
import { optionsForChromium } from './chromium-options.ts'
import { unpackChromium } from './unpack-chromium.ts'

/** The Chromium that comes in an npm package. */
export const launchChromium = async (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(optionsForChromium(await unpackChromium(), more))
