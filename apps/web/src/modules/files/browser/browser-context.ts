import { createContext, use } from 'react'
import type { NodeMenu } from './menu/use-node-menu.ts'
import type { Browser } from './use-browser.ts'

type Shared = Browser & { readonly menu: NodeMenu }

export const BrowserContext = createContext<Shared | null>(null)

/** The parts of Organisieren find here what they share. */
export const useSharedBrowser = (): Shared => {
  const browser = use(BrowserContext)
  if (!browser) throw new Error('A part of the file browser stands outside of it')
  return browser
}
