import type { FastifyPluginAsync } from 'fastify'
import type Stripe from 'stripe'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { toPaymentUpdate } from '../payment/stripe-updates.ts'
import type { Services } from '../services.ts'
import { applyPaymentUpdate } from './apply-event.ts'
import { isNewEvent } from './orders.repository.ts'

/**
 * Takes Stripe's events. The signature is checked on the bytes as they came; the mark that an event was dealt with and
 * what it changes are one transaction: an event that fails is sent again by Stripe, a repeated one counts once.
 */
export const stripeWebhook: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  const { stripe } = services.payment
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
  app.post('/webhooks/stripe', async (request) => {
    if (!stripe) throw new ApiError('NotFound', 'Das gibt es hier nicht.')
    const event = await verified(stripe, request.body, request.headers['stripe-signature'])
    const news = await toPaymentUpdate(stripe.client, event)
    await runUnitOfWork(services.db, services, async (unit) => {
      if (!(await isNewEvent(unit.db, event.id, new Date())) || !news) return
      await applyPaymentUpdate(unit, services, news)
    })
    return { received: true }
  })
}

const verified = async (
  { client, webhookSecret }: { readonly client: Stripe; readonly webhookSecret: string },
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> => {
  try {
    return await client.webhooks.constructEventAsync(body as Buffer, String(signature ?? ''), webhookSecret)
  } catch (cause) {
    throw new ApiError('BadRequest', 'Die Unterschrift dieses Ereignisses ist ungültig.', { cause })
  }
}
