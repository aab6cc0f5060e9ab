import { escapeHtml } from '@gebaerdenraum/domain/kernel/escape-html'

/** HTML that is safe to write out: made by `html` alone, which escapes everything put into it that is not HTML itself. */
export type Markup = { readonly markup: string }

type Insertion = string | Markup | readonly Markup[]

export const html = (literals: TemplateStringsArray, ...insertions: readonly Insertion[]): Markup => ({
  markup: literals.reduce((text, literal, index) => text + markupOf(insertions[index - 1] ?? '') + literal),
})

const markupOf = (insertion: Insertion): string => {
  if (typeof insertion === 'string') return escapeHtml(insertion)
  return 'markup' in insertion ? insertion.markup : insertion.map(({ markup }) => markup).join('')
}
