import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { keywordsSchema } from './catalogue-changes/sign-fields.ts'
import { STATE_FIELDS } from './catalogue-changes/sign-state.ts'
import { catalogueFilter } from './catalogue-signs.contract.ts'
import { WORD_CLASS_IDS } from './word-classes.ts'

const CHANGE_KINDS = ['edit', 'bulk', 'import', 'undo'] as const
export type CatalogueChangeKind = (typeof CHANGE_KINDS)[number]

/** One change of the catalogue, of one sign or of thousands. */
export const catalogueChangeSchema = z.object({
  _id: z.string(),
  kind: z.enum(CHANGE_KINDS),
  summary: z.string(),
  actor: z.object({ _id: z.string(), name: z.string() }).nullable().describe('Null: the command line'),
  at: z.iso.datetime(),
  signCount: z.int(),
  /** With one sign the one it is about. */
  sign: z.object({ _id: z.string(), title: z.string() }).nullable(),
  fields: z.array(z.enum(STATE_FIELDS)).describe('With one sign what of it was changed; none: it was made'),
  undoneBy: z.string().nullable().describe('Id of the change that took this one back'),
  isUndoable: z.boolean(),
})
export type CatalogueChange = z.output<typeof catalogueChangeSchema>

const conflictSchema = z.object({ sign: z.string(), title: z.string(), fields: z.array(z.enum(STATE_FIELDS)) })
/** How many are named; all are counted. */
export const NAMED_SIGNS = 50

const undoSchema = z.object({
  restored: z.int().describe('Signs that go back'),
  conflictCount: z.int().describe('Signs that were changed since, and stay'),
  conflicts: z.array(conflictSchema),
})
export type UndoOutcome = z.output<typeof undoSchema>

const ids = z.array(z.uuid()).min(1).max(1_000)

const bulkChangeSchema = z
  .strictObject({
    addKeywords: keywordsSchema.optional(),
    removeKeywords: keywordsSchema.optional(),
    category: z.uuid().optional(),
    wordClass: z.enum(WORD_CLASS_IDS).optional(),
    isPreview: z.boolean().optional(),
    isRetired: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Es ist nichts zu ändern.')

export type BulkChange = z.input<typeof bulkChangeSchema>

/** A filter of the table, as `catalogue-signs` takes it. */
const filterSchema = z.strictObject({
  ...catalogueFilter,
  category: z.array(z.uuid()).max(100).optional(),
  wordClass: z.array(z.enum(WORD_CLASS_IDS)).optional(),
  updatedSince: z.iso.datetime().optional(),
})
export type CatalogueFilter = z.output<typeof filterSchema>

export const catalogueChangesContract = defineContract({
  path: 'catalogue-changes',
  summary: 'What was changed in the catalogue, the newest first; a bulk change is made and taken back here',
  record: catalogueChangeSchema,
  find: {
    query: { sign: z.uuid().optional().describe('Only changes of this sign') },
    limit: { default: 20, max: 100 },
  },
  get: { result: catalogueChangeSchema.extend({ undo: undoSchema.describe('What taking it back would do now') }) },
  create: {
    data: z.strictObject({
      signs: z.union([
        z.strictObject({ ids }),
        z.strictObject({
          filter: filterSchema,
          total: z.int().describe('How many the table showed; if there are others now it is a 409'),
        }),
      ]),
      change: bulkChangeSchema,
    }),
    result: z.object({
      change: catalogueChangeSchema.nullable().describe('Null: all signs were like that already'),
      changed: z.int(),
      skipped: z.array(z.object({ sign: z.string(), title: z.string(), reason: z.literal('too-many-keywords') })),
      skippedCount: z.int(),
    }),
  },
  patch: {
    data: z.strictObject({
      undone: z.literal(true),
      force: z.boolean().default(false).describe('Also writes over what was changed since'),
    }),
    result: undoSchema.extend({ change: catalogueChangeSchema.nullable().describe('The undo, a change itself') }),
  },
})
