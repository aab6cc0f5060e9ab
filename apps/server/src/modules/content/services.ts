import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { ContentPages } from './content-pages.ts'

/** What handlers of this module use. */
export type Services = Needs & { readonly pages: ContentPages }

/** What comes from the platform. */
export type Needs = { readonly db: Database; readonly log: FastifyBaseLogger }

export const { defineResource } = definersFor<Services>()
