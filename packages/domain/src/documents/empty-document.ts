import type { DocumentType } from '../files/file-types.ts'

/** A print template before its first page (specification 2, section 3). `modelVersion` names the form it is stored in. */
export const DOCUMENT_MODEL_VERSION = 1

export type DocumentContent = {
  readonly properties: {
    readonly title: string
    readonly logo: null
    readonly footerText: string
    readonly firstColumnTitle: string
    readonly secondColumnTitle: string
  }
  readonly pageIds: readonly string[]
  readonly pagesKeyedById: Readonly<Record<string, never>>
  readonly elementsKeyedById: Readonly<Record<string, never>>
}

/** The column titles stand on pages of type own-sign only. */
export const emptyDocument = (type: DocumentType): DocumentContent => ({
  properties: {
    title: '',
    logo: null,
    footerText: '',
    firstColumnTitle: type === 'own-sign' ? 'Meine Gebärde' : '',
    secondColumnTitle: type === 'own-sign' ? 'SIGNbox' : '',
  },
  pageIds: [],
  pagesKeyedById: {},
  elementsKeyedById: {},
})
