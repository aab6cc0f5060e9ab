import { z } from 'zod'
import { signSchema } from '../catalogue/signs.contract.ts'
import { CONTENT_PLACE_FIELDS } from '../files/content-place.ts'
import { fileNameSchema } from '../files/file-name-field.ts'
import { defineContract, filter } from '../kernel/contract.ts'
import { COLOURINGS } from '../media/colourings.ts'
import { OWNER_TYPES } from '../teams/owner-types.ts'
import { LIST_SIGNS_MAX } from './list-signs.ts'

const id = z.string().min(1).max(60)
const signIds = z.array(id).max(LIST_SIGNS_MAX, `Eine Lernliste fasst höchstens ${LIST_SIGNS_MAX} Gebärden`)

/** What stands in a list: a sign of the catalogue, or a custom sign in the same form (`list-sign.ts`). */
export const listSignSchema = signSchema.extend({
  isCustom: z.literal(true).optional().describe('A custom sign: pictures, no film, no place in the catalogue'),
  isOnlyOwn: z
    .literal(true)
    .optional()
    .describe("A custom sign of the caller's own in a list of his team: nobody else sees it there"),
})
export type ListSign = z.output<typeof listSignSchema>

/** A learning list as this caller may see it (specification 2, section 3). */
export const listSchema = z.object({
  _id: z.string(),
  name: z.string(),
  node: z.string().nullable().describe('Its file node; null for whoever has it by share link only'),
  owner: z.string().describe('Id of the user or team; empty for whoever has it by share link only'),
  ownerType: z.enum(OWNER_TYPES),
  author: z.string().nullable(),
  authorFullname: z.string(),
  signs: z.array(listSignSchema).describe('In the order of the list, as far as the caller may see them'),
  total: z.int().describe('How many signs the list has, hidden ones included'),
  learnedSigns: z.array(z.string()).describe('Ids of what the caller himself has learned; empty by share link'),
  progress: z.int().describe('Whole percent, rounded down'),
  shareKey: z.string().nullable(),
  revision: z.int().describe('Counts the changes of `signs`'),
  canWrite: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type List = z.output<typeof listSchema>

/** As `find` gives it: without a share key the signs come by their ids only. */
const foundListSchema = listSchema.extend({
  signs: z.array(z.union([listSignSchema, z.object({ _id: z.string() })])),
})
export type FoundList = z.output<typeof foundListSchema>

const purpose = z
  .enum(['play', 'quiz'])
  .optional()
  .describe('The list is about to be played: its media are made ahead in the background; for a quiz without words')
const tone = z.enum(COLOURINGS).optional().describe('With a purpose: the colours in which hands will be asked for')

export const listsContract = defineContract({
  path: 'lists',
  summary: 'Learning lists: own ones, those of the team, and a shared one by its key',
  record: listSchema,
  find: {
    query: { shareKey: z.string().min(1).max(100).optional(), purpose, tone },
    filters: { owner: filter(id) },
    sort: ['updatedAt'],
    limit: { default: 10, max: 100 },
    result: z.object({ total: z.int(), limit: z.int(), skip: z.int(), data: z.array(foundListSchema) }),
  },
  get: { query: { purpose, tone } },
  create: {
    data: z.strictObject({
      _id: z
        .uuid()
        .optional()
        .describe("The client's own id for the new list: sent again, it answers the list that was made the first time"),
      ...CONTENT_PLACE_FIELDS,
      signs: signIds.default([]),
      learnedSigns: signIds.optional().describe("The caller's own"),
      template: id.optional().describe('A template whose signs come first'),
    }),
  },
  patch: {
    data: z
      .strictObject({
        name: fileNameSchema.optional(),
        signs: signIds.optional().describe('All signs in their new order'),
        revision: z.int().optional().describe('With `signs`: what they were based on; 409 when the list has moved on'),
        addSigns: signIds.optional().describe('Appended; 409 when the list has one of them already'),
        learnedSigns: signIds.optional().describe("The caller's own, all of them"),
        learnedChanges: z
          .record(id, z.boolean())
          .refine((changes) => Object.keys(changes).length <= LIST_SIGNS_MAX, 'Zu viele Gebärden auf einmal')
          .optional()
          .describe(
            "Some of the caller's own, by sign: learned now or no longer; devices that send at once lose nothing",
          ),
        shareKey: z.union([z.literal('generate'), z.null()]).optional(),
      })
      .refine((data) => Object.values(data).some((value) => value !== undefined), 'Was geändert werden soll, fehlt'),
  },
  remove: {},
})
