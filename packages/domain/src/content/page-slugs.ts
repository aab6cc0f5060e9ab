/** Pages an operator writes himself: help, frequent questions, imprint, privacy, terms. */
export const PAGE_SLUGS = ['hilfe', 'faq', 'impressum', 'datenschutz', 'agb'] as const
export type PageSlug = (typeof PAGE_SLUGS)[number]

/** For everybody; the help is for accounts. */
export const PUBLIC_PAGE_SLUGS = ['faq', 'impressum', 'datenschutz', 'agb'] as const satisfies readonly PageSlug[]

export const isPageSlug = (slug: string): slug is PageSlug => (PAGE_SLUGS as readonly string[]).includes(slug)

type PageFacts = {
  readonly title: string
  /** Where people read it. */
  readonly path: string
  /** Has to say of which day it is: somebody may hold it against us, or agree to it. */
  readonly isLegal: boolean
}

export const PAGES: Readonly<Record<PageSlug, PageFacts>> = {
  hilfe: { title: 'Hilfe', path: '/app/hilfe', isLegal: false },
  faq: { title: 'Häufige Fragen', path: '/faq', isLegal: false },
  impressum: { title: 'Impressum', path: '/impressum', isLegal: true },
  datenschutz: { title: 'Datenschutz', path: '/datenschutz', isLegal: true },
  agb: { title: 'Nutzungsbedingungen', path: '/agb', isLegal: true },
}
