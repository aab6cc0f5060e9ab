export type SearchableSign = {
  readonly id: string
  readonly title: string
  readonly keywords: readonly string[]
  /** The category's name; it is searched, `categoryId` is what a filter names. */
  readonly category: string
  readonly categoryId: string
  readonly wordClass: string
  readonly isPreview: boolean
}
