import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { PAGE_SLUGS } from './page-slugs.ts'
import { pageTextProblem } from './page-text-cost.ts'
import { pageSchema } from './pages.contract.ts'

export const PAGE_TEXT_MAX = 100_000

const page = z.enum(PAGE_SLUGS)

/** Line ends as the server keeps them. Refused: characters that no text has, and what would take long to render. */
const markdown = z
  .string()
  .max(PAGE_TEXT_MAX, {
    error: `Ein Text hat höchstens ${PAGE_TEXT_MAX.toLocaleString('de-DE')} Zeichen`,
    // Bounded before it is looked at any further.
    abort: true,
  })
  .transform((text) => text.replace(/\r\n?/g, '\n'))
  .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), 'Der Text enthält unsichtbare Steuerzeichen')
  .superRefine((text, context) => {
    const problem = pageTextProblem(text)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })

/** One version of a page's text. Versions are added and never changed; the one with the highest revision is shown. */
export const pageVersionSchema = z.object({
  _id: z.string().describe('The page and its revision: `agb-3`'),
  page,
  revision: z.int().describe('0: the file that stood first'),
  title: z.string().describe('The heading of the text'),
  author: z.string().nullable(),
  createdAt: z.iso.datetime().nullable().describe('null: the text came with the product'),
  isCurrent: z.boolean(),
  markdown: z.string().optional().describe('Only with `get` and as answer to `create`'),
})
export type PageVersion = z.output<typeof pageVersionSchema>

export const pageVersionsContract = defineContract({
  path: 'page-versions',
  summary: 'Versions of the texts that an operator writes',
  record: pageVersionSchema,
  find: {
    query: {
      page: page.optional().describe('Its versions, the newest first; without it the current one of each page'),
    },
    limit: { default: 20, max: 100 },
  },
  get: {},
  create: {
    data: z.strictObject({
      page,
      markdown,
      revision: z.int().min(0).describe('What the text was based on; 409 when there is a newer one'),
    }),
  },
})

export const pagePreviewsContract = defineContract({
  path: 'page-previews',
  summary: 'How a text would look as a page; nothing is kept',
  record: pageSchema.pick({ title: true, html: true, sections: true }),
  create: { data: z.strictObject({ markdown }) },
})
