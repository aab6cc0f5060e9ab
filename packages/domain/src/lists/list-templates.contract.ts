import { z } from 'zod'
import { signSchema } from '../catalogue/signs.contract.ts'
import { fileNameSchema } from '../files/file-name-field.ts'
import { defineContract, filter } from '../kernel/contract.ts'
import { LIST_SIGNS_MAX } from './list-signs.ts'
import { TEMPLATE_COLOR_VALUES } from './template-colors.ts'

export const TEMPLATE_DESCRIPTION_MAX = 300

const id = z.string().min(1).max(60)

/** A list the operator has put together for everybody to start from. */
export const listTemplateSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  color: z.string().describe('A colour of the interface, as #rrggbb'),
  signs: z.array(z.union([signSchema, z.object({ _id: z.string() })])).describe('`find` gives only their ids'),
  isPublic: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ListTemplate = z.output<typeof listTemplateSchema>

const fields = {
  name: fileNameSchema,
  description: z
    .string()
    .trim()
    .max(TEMPLATE_DESCRIPTION_MAX, `Die Beschreibung hat höchstens ${TEMPLATE_DESCRIPTION_MAX} Zeichen`),
  color: z.enum(TEMPLATE_COLOR_VALUES, 'Diese Farbe gibt es nicht'),
  isPublic: z.boolean(),
  list: id.describe("A learning list the caller reaches: the template's signs become its signs, as they are now"),
  signs: z.array(id).max(LIST_SIGNS_MAX, `Eine Vorlage fasst höchstens ${LIST_SIGNS_MAX} Gebärden`),
}

const hasOneSource = ({ list, signs }: { readonly list?: unknown; readonly signs?: unknown }): boolean =>
  list === undefined || signs === undefined
const TWO_SOURCES = 'Gebärden kommen entweder aus einer Lernliste oder einzeln'

export const listTemplatesContract = defineContract({
  path: 'list-templates',
  summary: 'Templates for learning lists',
  record: listTemplateSchema,
  find: {
    filters: { isPublic: filter(z.stringbool().or(z.boolean())) },
    sort: ['position', 'createdAt'],
    limit: { default: 20, max: 100 },
  },
  get: {},
  create: {
    data: z
      .strictObject({
        name: fields.name,
        description: fields.description.default(''),
        color: fields.color,
        isPublic: fields.isPublic.default(false),
        list: fields.list.optional(),
        signs: fields.signs.optional(),
      })
      .refine(hasOneSource, TWO_SOURCES),
  },
  patch: {
    data: z
      .strictObject({
        ...fields,
        position: z.int().min(0).max(10_000).describe('Its place among all templates, from 0; the others make room'),
      })
      .partial()
      .refine(hasOneSource, TWO_SOURCES)
      .refine((data) => Object.values(data).some((value) => value !== undefined), 'Was geändert werden soll, fehlt'),
  },
  remove: {},
})
