import type { Page } from 'playwright-core'

export const SERVER_FAULT = 'Der Speicher des Servers ist voll.'

/** The server answers calls of these methods with an error, until `page.unroute(address)`. */
export const failCalls = (page: Page, address: string, methods: readonly string[]): Promise<unknown> =>
  page.route(address, (route) =>
    methods.includes(route.request().method())
      ? route.fulfill({
          status: 500,
          json: { name: 'GeneralError', code: 500, className: 'general-error', message: SERVER_FAULT },
        })
      : route.continue(),
  )
