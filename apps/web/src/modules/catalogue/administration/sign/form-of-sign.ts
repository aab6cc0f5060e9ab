import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'

export type SignFields = Pick<
  CatalogueSign,
  'title' | 'category' | 'wordClass' | 'keywords' | 'symbol' | 'isPreview' | 'isFingerspelled'
>

/** What stands in the form's fields. */
export const formOfSign = (sign: SignFields | null, title: string) => ({
  title: sign?.title ?? title,
  category: sign?.category ?? '',
  wordClass: (sign?.wordClass ?? '') as string,
  keywords: sign?.keywords.join('\n') ?? '',
  symbol: sign?.symbol ?? '',
  isPreview: sign?.isPreview ?? false,
  isFingerspelled: sign?.isFingerspelled ?? false,
})

export const fieldsOfForm = (form: ReturnType<typeof formOfSign>): SignFields => ({
  title: form.title,
  category: form.category,
  wordClass: form.wordClass as WordClassId,
  keywords: form.keywords
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean),
  symbol: form.symbol.trim() || null,
  isPreview: form.isPreview,
  isFingerspelled: form.isFingerspelled,
})

/** Whether they say the same: then only something beside the form was changed, such as a medium. */
export const saysTheSame = (one: SignFields, other: SignFields): boolean =>
  JSON.stringify(formOfSign(one, '')) === JSON.stringify(formOfSign(other, ''))
