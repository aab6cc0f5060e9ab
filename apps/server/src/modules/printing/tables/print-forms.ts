import { sql } from 'drizzle-orm'
import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../../platform/database/columns.ts'

/** Drawings of the catalogue as they stand in a PDF, so that no document has to draw them anew. A cache: what is gone is drawn again. */
export const printForms = pgTable(
  'print_forms',
  {
    /** SHA-256 of all that the drawing depends on. */
    source: text('source').primaryKey(),
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    /** Deflated operators. */
    content: bytes('content').notNull(),
    opacities: doublePrecision('opacities').array().notNull().default(sql`'{}'`),
    /** Keys of `print_shapes`, in the order of their names in the operators. */
    shapes: text('shapes').array().notNull().default(sql`'{}'`),
    /** Exact to a day. */
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('print_forms_used_idx').on(table.usedAt)],
)

/** Outlines that many drawings share: letters, hands, pictograms. */
export const printShapes = pgTable(
  'print_shapes',
  {
    /** SHA-256 of its operators. */
    key: text('key').primaryKey(),
    /** Left, top, right, bottom. */
    box: doublePrecision('box').array().notNull(),
    content: bytes('content').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('print_shapes_used_idx').on(table.usedAt)],
)
