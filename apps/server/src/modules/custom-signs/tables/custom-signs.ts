import type { CustomSignType } from '@gebaerdenraum/domain/files/file-types'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { contentId } from '../../files/index.ts'

/** Custom signs. `content` holds the objects in the form that `modelVersion` names. */
export const customSigns = pgTable('custom_signs', {
  id: contentId(),
  signType: text('sign_type').$type<CustomSignType>().notNull(),
  revision: integer('revision').notNull().default(1),
  modelVersion: integer('model_version').notNull().default(1),
  content: jsonb('content').notNull(),
})
