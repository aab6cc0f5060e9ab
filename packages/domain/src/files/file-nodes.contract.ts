import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { OWNER_TYPES } from '../teams/owner-types.ts'
import { fitsFileType } from './file-details.ts'
import { fileNameSchema } from './file-name-field.ts'
import { CUSTOM_SIGN_TYPES, DOCUMENT_TYPES, FILE_TYPES, NODE_TYPES } from './file-types.ts'

const fileType = z.enum(FILE_TYPES)
const fileDetailsSchema = z.strictObject({
  documentType: z.enum(DOCUMENT_TYPES).optional(),
  customSignType: z.enum(CUSTOM_SIGN_TYPES).optional(),
})
/** Held against the paths there are by `file-paths.ts`; here only its length is bounded. */
const path = z.string().min(1).max(2000)

/** Facts of a file that its kind shows in overviews and in the details panel. */
export const fileSummarySchema = z.discriminatedUnion('fileType', [
  z.object({
    fileType: z.literal('lists'),
    signCount: z.int(),
    learnedCount: z.int().describe('Of the caller himself'),
    progress: z.int().describe('Whole percent, rounded down'),
    dueCount: z.int().describe('Signs that the caller should repeat today'),
    isShared: z.boolean(),
    thumbnail: z.string().nullable(),
  }),
  z.object({
    fileType: z.literal('documents'),
    documentType: z.enum(DOCUMENT_TYPES),
    pageCount: z.int(),
    thumbnail: z.string().nullable().describe('Signed address of the first page as picture, 480 pixels wide'),
    pdf: z.string().describe('Signed address of the PDF; print options as in `documents`'),
  }),
  z.object({
    fileType: z.literal('custom-signs'),
    customSignType: z.enum(CUSTOM_SIGN_TYPES),
    thumbnail: z.string().nullable(),
  }),
])
export type FileSummary = z.output<typeof fileSummarySchema>

/** A folder or a file in its place (specification 2, section 3). Roots are nodes too, made and not stored. */
export const fileNodeSchema = z.object({
  _id: z.string(),
  name: z.string(),
  nodeType: z.enum(NODE_TYPES),
  path: z.string().describe('Ids of the ancestors: `,user_…,folder,`; a root has `,`'),
  parent: z.string().nullable().describe('Id of its folder or root; null for a root'),
  fileType: fileType.nullable(),
  fileDetails: fileDetailsSchema.nullable(),
  file: z.string().nullable().describe('Id of the list, document or custom sign'),
  owner: z.string(),
  ownerType: z.enum(OWNER_TYPES),
  author: z.string().nullable().describe('Who created it; null for roots and when that account is gone'),
  hasFolders: z.boolean().describe('Whether it directly contains folders'),
  canWrite: z.boolean().describe('Whether the caller may rename, move, delete it or put something into it'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type FileNode = z.output<typeof fileNodeSchema>

export const ancestorsSchema = z.array(z.object({ _id: z.string(), name: z.string() })).describe('The root first')

/** A hit of a search comes with its place. */
const foundNodeSchema = fileNodeSchema.extend({ ancestors: ancestorsSchema.optional().describe('With `search` only') })
export type FoundFileNode = z.output<typeof foundNodeSchema>

const openedNodeSchema = fileNodeSchema.extend({
  ancestors: ancestorsSchema,
  summary: fileSummarySchema.nullable(),
})
export type OpenedFileNode = z.output<typeof openedNodeSchema>

export const fileNodesContract = defineContract({
  path: 'file-nodes',
  summary: 'Folders and files in personal and team folders',
  record: fileNodeSchema,
  find: {
    query: {
      path: path.optional().describe('Everything directly in this folder, unpaginated; `,` gives the roots'),
      below: path.optional().describe('With `search`: everything below this folder whose name contains the text'),
      search: z.string().trim().min(1).max(120).optional(),
      nodeType: z.enum(NODE_TYPES).optional(),
      fileType: fileType.optional(),
    },
    oneOf: [['path'], ['below', 'search']],
    limit: { default: 50, max: 100 },
    result: z.object({ total: z.int(), limit: z.int(), skip: z.int(), data: z.array(foundNodeSchema) }),
  },
  get: { result: openedNodeSchema },
  create: {
    data: z.union([
      z.strictObject({ name: fileNameSchema, path, nodeType: z.literal('directory') }),
      z
        .strictObject({
          name: fileNameSchema,
          path,
          nodeType: z.literal('file'),
          fileType,
          fileDetails: fileDetailsSchema.nullish(),
        })
        .refine((node) => fitsFileType(node.fileType, node.fileDetails ?? {}), {
          path: ['fileDetails'],
          message: 'Diese Angabe gehört nicht zu dieser Art von Datei',
        }),
      z.strictObject({ name: fileNameSchema, path, clone: z.string().min(1).max(60) }),
    ]),
  },
  patch: {
    data: z
      .strictObject({ name: fileNameSchema.optional(), path: path.optional() })
      .refine(({ name, path: to }) => name !== undefined || to !== undefined, 'Name oder Ort fehlt'),
  },
  remove: {},
})
