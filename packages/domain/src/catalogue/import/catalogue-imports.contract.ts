import { z } from 'zod'
import { defineContract, filter } from '../../kernel/contract.ts'
import { cleanLine } from '../../kernel/visible-line.ts'
import { SIGN_MEDIA_TYPES } from '../../media/sign-media.ts'
import { WORD_CLASS_IDS } from '../word-classes.ts'
import { IMPORT_ACTIONS, IMPORT_PHASES, IMPORT_STATES } from './import-states.ts'
import { ROW_DECISIONS } from './row-decisions.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_PART_BYTES } from './upload-parts.ts'

const id = z.string().min(1).max(60)
const STATUSES = ['new', 'changed', 'unchanged', 'unused', 'wrong'] as const
const FIELDS = ['title', 'wordClass', 'category', 'keywords', 'symbol', 'preview', 'fingerspelled', 'retired'] as const

const countsSchema = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  unused: z.int(),
  wrong: z.int(),
})

export const catalogueImportSchema = z.object({
  _id: z.string(),
  name: z.string().describe('Of the uploaded file, or of the folder that the command line was given'),
  origin: z.enum(['upload', 'command-line']),
  byteLength: z.int().describe('0: a folder'),
  receivedBytes: z.int().describe('How much of the upload is there; it goes on from here'),
  receivedParts: z.int(),
  isFingerspelled: z.boolean(),
  state: z.enum(IMPORT_STATES),
  phase: z.enum(IMPORT_PHASES).nullable().describe('What a server is doing at it'),
  done: z.int(),
  total: z.int(),
  message: z.string().nullable().describe('Why it came to nothing, or what became of taking it back'),
  lines: countsSchema.nullable(),
  files: countsSchema.nullable(),
  undecided: z.int().describe('Possible duplicates that nobody has decided about'),
  written: z.int().describe('Lines and files of it that stand in the catalogue'),
  change: z.string().nullable().describe('The change of the catalogue that it made'),
  author: z.string().nullable().describe('Name of who uploaded it'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type CatalogueImport = z.output<typeof catalogueImportSchema>

export const catalogueImportsContract = defineContract({
  path: 'catalogue-imports',
  summary: 'Imports into the catalogue: upload, check, review, apply, take back',
  record: catalogueImportSchema,
  find: { limit: { default: 20, max: 100 } },
  get: {},
  create: {
    data: z.strictObject({
      name: z
        .string()
        .max(1_000)
        .overwrite(cleanLine)
        .min(1)
        .max(200)
        .regex(/\.(zip|csv)$/i, 'Möglich sind ZIP- und CSV-Dateien.'),
      byteLength: z.int().min(1, 'Die Datei ist leer.').max(MAX_UPLOAD_BYTES, 'Die Datei ist zu groß.'),
      isFingerspelled: z.boolean().default(false).describe('What lacks media is spelled with the manual alphabet'),
    }),
  },
  patch: {
    data: z.union([
      z.strictObject({ action: z.enum(IMPORT_ACTIONS) }),
      z.strictObject({ decideRest: z.enum(['new', 'leave-out']).describe('For all possible duplicates still open') }),
    ]),
  },
})

export const catalogueImportPartsContract = defineContract({
  path: 'catalogue-import-parts',
  summary: 'The parts of an upload, one after the other; the last one begins the check',
  record: catalogueImportSchema,
  create: {
    data: z.strictObject({
      import: id,
      index: z.coerce.number().int().min(0).max(100_000),
      file: z.file().describe(`As a part of a form: ${UPLOAD_PART_BYTES} bytes, the last one what is left`),
    }),
  },
})

const mediaSchema = z.partialRecord(z.enum(SIGN_MEDIA_TYPES), z.string())
const valuesSchema = z.object({
  title: z.string(),
  wordClass: z.enum(WORD_CLASS_IDS),
  category: z.string(),
  keywords: z.array(z.string()),
  symbol: z.string().nullable(),
  isPreview: z.boolean(),
  isFingerspelled: z.boolean(),
  isRetired: z.boolean(),
})
const existingSchema = valuesSchema.extend({ media: mediaSchema.describe('SHA-256 of what was brought in') })

export const importEntrySchema = z.object({
  _id: z.string(),
  kind: z.enum(['line', 'file']),
  path: z.string(),
  line: z.int().nullable(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  media: z.enum(SIGN_MEDIA_TYPES).nullable(),
  status: z.enum(STATUSES),
  fields: z.array(z.enum(FIELDS)),
  message: z.string().nullable(),
  remarks: z.array(z.string()),
  isWritten: z.boolean(),
  values: valuesSchema.nullable().describe('The sign as the line would have it'),
  before: existingSchema.nullable().describe('The sign as it was when it was checked'),
  matches: z.array(
    z.object({
      slug: z.string(),
      reason: z.enum(['same-title', 'similar-title']),
      sign: existingSchema,
      picture: z.string().nullable().describe('Signed address of its drawing'),
    }),
  ),
  decision: z.enum(ROW_DECISIONS).nullable(),
  decisionSlug: z.string().nullable(),
})
export type CatalogueImportEntry = z.output<typeof importEntrySchema>

export const catalogueImportEntriesContract = defineContract({
  path: 'catalogue-import-entries',
  summary: 'What becomes of every line and file of an import',
  record: importEntrySchema,
  find: {
    query: {
      import: id,
      review: z.literal('true').optional().describe('Only possible duplicates; those still open first'),
    },
    filters: { status: filter(z.enum(STATUSES), '$in'), kind: filter(z.enum(['line', 'file'])) },
    limit: { default: 20, max: 100 },
  },
  patch: {
    data: z.union([
      z.strictObject({ decision: z.literal('same'), slug: z.string().max(120).describe('One of the matches') }),
      z.strictObject({ decision: z.enum(['new', 'leave-out']) }),
      z.strictObject({ decision: z.null() }),
    ]),
    result: importEntrySchema.pick({ _id: true, decision: true, decisionSlug: true }),
  },
})

export const catalogueImportReportsContract = defineContract({
  path: 'catalogue-import-reports',
  summary: 'What became of every line and file, as a table',
  record: z.object({}),
  create: { data: z.strictObject({ import: id }), file: 'text/csv; charset=utf-8' },
})

export const catalogueExportsContract = defineContract({
  path: 'catalogue-exports',
  summary: 'The catalogue with its media in the format of the import',
  record: z.object({ address: z.string().describe('Signed, good for a few minutes'), signs: z.int() }),
  create: {
    data: z.strictObject({
      category: id.optional().describe('Only this one'),
      withRetired: z.boolean().default(false),
      withMedia: z.boolean().default(true).describe('Without: signs.csv alone, in a ZIP all the same'),
    }),
  },
})
