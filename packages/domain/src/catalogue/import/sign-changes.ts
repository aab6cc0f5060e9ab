import type { ExistingSign, SignValues } from './existing-sign.ts'
import type { SignField } from './import-report.ts'
import type { SignRow } from './sign-row.ts'

/** What the sign will be. A column that the file does not have leaves the field as it is. */
export const mergeSign = (row: SignRow, before: ExistingSign | undefined, isFingerspelled: boolean): SignValues => ({
  title: row.title,
  wordClass: row.wordClass,
  category: row.category,
  categorySlug: row.categorySlug,
  keywords: row.keywords ?? before?.keywords ?? [],
  symbol: row.symbol === undefined ? (before?.symbol ?? null) : row.symbol,
  isPreview: row.isPreview ?? before?.isPreview ?? false,
  isFingerspelled: row.isFingerspelled ?? isFingerspelled,
  // A sign that the file names comes back, unless it says otherwise.
  isRetired: row.isRetired ?? false,
})

export const changedFields = (before: ExistingSign, after: SignValues): readonly SignField[] => {
  const isChanged: Readonly<Record<SignField, boolean>> = {
    title: before.title !== after.title,
    wordClass: before.wordClass !== after.wordClass,
    category: before.categorySlug !== after.categorySlug,
    keywords: !isSameList(before.keywords, after.keywords),
    symbol: before.symbol !== after.symbol,
    preview: before.isPreview !== after.isPreview,
    fingerspelled: before.isFingerspelled !== after.isFingerspelled,
    retired: before.isRetired !== after.isRetired,
  }
  return (Object.keys(isChanged) as SignField[]).filter((field) => isChanged[field])
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])
