import { type inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { isOlder } from '../../../platform/database/is-older.ts'
import { printForms, printShapes } from '../tables/print-forms.ts'
import type { PrintForms, PrintShape } from './print-form.ts'

const DAY_MS = 86_400_000

/** Those of these forms that are kept, with all their shapes. */
export const findPrintForms = async (db: Database, keys: readonly string[]): Promise<PrintForms> => {
  const rows = await db.select().from(printForms).where(isIn(printForms.source, keys))
  const shapes = await findShapes(db, [...new Set(rows.flatMap((row) => row.shapes))])
  const whole = rows.filter((row) => row.shapes.every((key) => shapes.has(key)))
  const forms = whole.map(({ source, width, height, content, opacities, shapes: used }) => {
    return [source, { size: { width, height }, content, opacities, shapes: used }] as const
  })
  return { forms: new Map(forms), shapes }
}

const findShapes = async (db: Database, keys: readonly string[]): Promise<ReadonlyMap<string, PrintShape>> => {
  if (keys.length === 0) return new Map()
  const rows = await db.select().from(printShapes).where(isIn(printShapes.key, keys))
  return new Map(rows.map(({ key, box, content }) => [key, { box, content }]))
}

/** Which of these forms are kept. */
export const findKeptKeys = async (db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.select({ source: printForms.source }).from(printForms).where(isIn(printForms.source, keys))
  return new Set(rows.map(({ source }) => source))
}

/** Who comes second finds what is there already; shapes that a form names are in use from now on. */
export const insertPrintForms = async (db: Database, { forms, shapes }: PrintForms): Promise<void> => {
  // Sorted, so that two documents that share shapes take the rows in the same order.
  const shapeRows = sorted(shapes).map(([key, { box, content }]) => ({
    key,
    box: [...box],
    content: asBuffer(content),
  }))
  const formRows = sorted(forms).map(([source, { size, content, opacities, shapes: used }]) => ({
    ...{ source, ...size, content: asBuffer(content) },
    ...{ opacities: [...opacities], shapes: [...used] },
  }))
  if (shapeRows.length > 0) {
    const used = { set: { usedAt: sql`now()` }, setWhere: isOlder(printShapes.usedAt, DAY_MS) }
    await db
      .insert(printShapes)
      .values(shapeRows)
      .onConflictDoUpdate({ target: printShapes.key, ...used })
  }
  if (formRows.length > 0) await db.insert(printForms).values(formRows).onConflictDoNothing()
}

/** Exact to a day, so that printing the same again writes nothing. */
export const touchPrintForms = async (db: Database, { forms, shapes }: PrintForms): Promise<void> => {
  const touch = { usedAt: sql`now()` }
  await db
    .update(printShapes)
    .set(touch)
    .where(sql`${isIn(printShapes.key, [...shapes.keys()])} and ${isOlder(printShapes.usedAt, DAY_MS)}`)
  await db
    .update(printForms)
    .set(touch)
    .where(sql`${isIn(printForms.source, [...forms.keys()])} and ${isOlder(printForms.usedAt, DAY_MS)}`)
}

/** What nobody used for so long; shapes a day later than the forms that name them. Returns how many forms. */
export const deleteUnusedPrintForms = async (db: Database, ageMs: number): Promise<number> => {
  const forms = await db
    .delete(printForms)
    .where(isOlder(printForms.usedAt, ageMs))
    .returning({ source: printForms.source })
  await db.delete(printShapes).where(isOlder(printShapes.usedAt, ageMs + DAY_MS))
  return forms.length
}

const isIn = (column: Parameters<typeof inArray>[0], keys: readonly string[]) =>
  sql`${column} = any(${sql.param([...keys])}::text[])`
const sorted = <Value>(entries: ReadonlyMap<string, Value>) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
