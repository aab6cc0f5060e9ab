import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { contentId } from '../../files/index.ts'

/** Print templates. `content` holds pages and elements in the form that `modelVersion` names. */
export const documents = pgTable('documents', {
  id: contentId(),
  type: text('type').$type<DocumentType>().notNull(),
  revision: integer('revision').notNull().default(1),
  modelVersion: integer('model_version').notNull().default(1),
  content: jsonb('content').notNull(),
})
