import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inject, vi } from 'vitest'
import { PATIENCE_MS } from './eventually.ts'
import { someAddress } from './open-page.ts'
import type { Account } from './person.ts'

export const PASSWORD = 'gebaerden1'

/** A call without a browser, from an address of its own like every visitor. */
export const call = async (method: string, path: string, data?: unknown) => {
  const response = await fetch(`${inject('appUrl')}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}

/** An address that nobody has used yet. */
export const newAddress = (): string => `${randomUUID().slice(0, 13)}@schule.example`

type Mail = { readonly to: string; readonly text: string; readonly links: readonly string[] }

/** The path of the newest link of that kind mailed to an address; waits until the mail is there. */
export const mailedPath = async (email: string, kind: string): Promise<string> => {
  const find = async (): Promise<string> => {
    const { body } = await call('GET', 'demo-mails?$limit=100')
    const mails = body['data'] as unknown as readonly Mail[]
    const links = mails.filter(({ to }) => to.includes(email)).flatMap((mail) => mail.links)
    const path = links.map((link) => new URL(link).pathname).find((pathname) => pathname.includes(kind))
    if (path === undefined) throw new Error(`No mail to ${email} has a link with ${kind}`)
    return path
  }
  // Accounts are made in hooks too, where nothing can be expected.
  return vi.waitFor(find, { timeout: PATIENCE_MS, interval: 50 })
}

/** A new sign-in of an account, made without a browser. */
export const signIn = async (email: string): Promise<Account> => {
  const { body } = await call('POST', 'authentication', { strategy: 'local', email, password: PASSWORD })
  const user = body['user'] as unknown as { readonly _id: string }
  return { email, password: PASSWORD, id: user._id, token: String(body['accessToken']) }
}

/** A new account, made without a browser; its address is confirmed unless told otherwise. */
export const givenAccount = async ({ isVerified = true } = {}): Promise<Account> => {
  const email = newAddress()
  const data = { name: 'Eva Neu', email, password: PASSWORD, acceptsTerms: true }
  await call('POST', 'users', data)
  if (isVerified) {
    const [, , id, , token] = (await mailedPath(email, '/signupEmail/')).split('/')
    await call('PATCH', `verifications/${id}`, { token })
  }
  return signIn(email)
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A toast as it is seen; screen readers are told the same text elsewhere. */
export const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Meldungen' }).getByText(text)

export const fillInLogin = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}
