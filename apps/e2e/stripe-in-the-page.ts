import type { Page } from 'playwright-core'
import type { FakeStripe } from '../server/src/modules/billing/payment/test/fake-stripe.ts'

/**
 * Stands in for the script that Stripe serves to browsers: its fields become plain inputs, and what the browser would
 * confirm with Stripe is confirmed with the test's own Stripe.
 */
export const serveStripe = async (page: Page, stripe: FakeStripe): Promise<void> => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: SCRIPT }),
  )
  await page.exposeFunction('refusePayment', (secret: string) => stripe.confirmPayment(secret, false))
  await page.exposeFunction('createCard', (number: string) => stripe.createMethod('card', number))
  await page.exposeFunction('confirmCard', (secret: string, method: string) => {
    stripe.confirmSetup(secret.replace(/_secret$/, ''), method)
  })
  await page.exposeFunction('confirmDebit', (secret: string, number: string) => {
    const method = stripe.createMethod('sepa_debit', number)
    stripe.confirmSetup(secret.replace(/_secret$/, ''), method)
    return method
  })
}

const SCRIPT = `
window.Stripe = () => {
  const made = new Map()
  const create = (type) => {
    const listeners = {}
    const tell = (event, value) => (listeners[event] ?? []).forEach((listener) => listener(value))
    const input = document.createElement('input')
    input.setAttribute('aria-label', type === 'card' ? 'Karte' : 'IBAN')
    input.addEventListener('input', () => tell('change', { complete: input.value.length > 11, elementType: type }))
    const element = {
      number: () => input.value,
      on: (event, listener) => ((listeners[event] ??= []).push(listener), element),
      off: () => element,
      once: () => element,
      mount: (node) => (node.append(input), tell('ready', element)),
      unmount: () => input.remove(),
      destroy: () => input.remove(),
      update: () => undefined,
    }
    made.set(type, element)
    return element
  }
  const getElement = (kind) => made.get(typeof kind === 'string' ? kind : kind.__elementType) ?? null
  const unused = () => Promise.reject(new Error('not used'))
  return {
    elements: () => ({ create, getElement, update: () => undefined }),
    createToken: unused,
    createPaymentMethod: async ({ card }) => ({ paymentMethod: { id: await window.createCard(card.number()) } }),
    confirmCardPayment: async (secret) => {
      await window.refusePayment(secret)
      return { error: { message: 'Die Bestätigung wurde abgebrochen.' } }
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
    confirmCardSetup: async (secret, { payment_method }) => {
      await window.confirmCard(secret, payment_method)
      return { setupIntent: { payment_method } }
    },
    confirmSepaDebitSetup: async (secret, { payment_method }) => ({
      setupIntent: { payment_method: await window.confirmDebit(secret, payment_method.sepa_debit.number()) },
    }),
  }
}
`
