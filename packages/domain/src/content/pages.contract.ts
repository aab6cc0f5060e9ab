import { z } from 'zod'
import { defineContract } from '../api/contract.ts'

/** Pages an operator writes himself: help, imprint, privacy, terms. */
export const PAGE_SLUGS = ['hilfe', 'impressum', 'datenschutz', 'agb'] as const
export type PageSlug = (typeof PAGE_SLUGS)[number]

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
})
export type ContentPage = z.output<typeof pageSchema>

export const pagesContract = defineContract({
  path: 'pages',
  summary: 'Pages with text of the operator',
  record: pageSchema,
  get: {},
})
