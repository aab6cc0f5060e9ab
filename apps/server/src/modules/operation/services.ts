import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { definersFor } from '../../platform/modules/definers.ts'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import type { Payment } from '../billing/index.ts'

export type Services = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly queue: JobQueue
  readonly storage: MediaStorage
  readonly mailer: Mailer
  readonly payment: Payment
  readonly settings: OperationSettings
}

type OperationSettings = {
  readonly productName: string
  readonly appUrl: string
  readonly isProduction: boolean
  readonly demo: boolean
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly mailUrl: string | undefined
  readonly mailFrom: string
  readonly s3?: { readonly bucket: string } | undefined
  readonly stripe: { readonly secretKey: string } | undefined
}

export const { defineResource } = definersFor<Services>()
