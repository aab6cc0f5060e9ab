import type { Page, Request } from 'playwright-core'
import { eventually } from './eventually.ts'

type Requests = { begun: number; readonly running: Set<Request> }

const watchedRequests = new WeakMap<Page, Requests>()

/** Counts what a page asks for, from before its address is opened. */
export const watchRequests = (page: Page): void => {
  const requests: Requests = { begun: 0, running: new Set() }
  watchedRequests.set(page, requests)
  page.on('request', (request) => {
    // A film goes on arriving as long as it plays.
    if (request.resourceType() === 'media') return
    requests.begun += 1
    requests.running.add(request)
  })
  const end = (request: Request) => void requests.running.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** What has arrived is drawn: in the first frame, or in the next one by what the first has measured. */
const UNTIL_DRAWN = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

/** What is drawn may ask for more: a part of the code, then its data, then pictures. */
const ROUNDS = 3

/** Waits until everything has arrived that the page asked for, and nothing more is asked for when it is drawn. */
export const waitUntilSettled = async (page: Page): Promise<void> => {
  const requests = watchedRequests.get(page)
  if (!requests) throw new Error('The requests of this page are not watched')
  const isSettled = async (): Promise<boolean> => {
    const { begun } = requests
    for (let round = 0; round < ROUNDS && requests.running.size === 0; round += 1) await page.evaluate(UNTIL_DRAWN)
    return requests.running.size === 0 && requests.begun === begun
  }
  await eventually(isSettled).toBe(true)
}
