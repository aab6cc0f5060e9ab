import { z } from 'zod'
import { defineContract } from '../kernel/contract.ts'
import { PAGE_SLUGS } from './page-slugs.ts'

/** Web, or a path within the product; nothing a browser would run. */
const linkAddress = z.string().regex(/^(?:https?:\/\/|\/(?![/\\]))[^\s\p{Cc}]*$/iu)

/** Downloads and addresses that belong to a page, such as the manual. */
export const pageLinksSchema = z.array(
  z.object({
    title: z.string(),
    description: z.string(),
    url: linkAddress,
    kind: z.enum(['download', 'channel']),
  }),
)

export const pageSchema = z.object({
  _id: z.enum(PAGE_SLUGS),
  title: z.string(),
  /** What stands before the first section. Markdown rendered by the server, without any markup of the author's own: safe to show. */
  html: z.string(),
  /** The parts below second-level headings, such as the questions of the help page. */
  sections: z.array(z.object({ title: z.string(), html: z.string() })),
  links: pageLinksSchema,
  updatedAt: z.iso
    .datetime()
    .nullable()
    .describe('Since when the text is as it is; null for a text that came with the product'),
})
export type ContentPage = z.output<typeof pageSchema>

export const pagesContract = defineContract({
  path: 'pages',
  summary: 'Pages with text of the operator',
  record: pageSchema,
  get: {},
})
