import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How many pixels an imported picture has, by its content; a vector has none. */
export const picturePixels = pgTable('picture_pixels', {
  sha256: text('sha256').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
})
