import type { TextRule } from '../kernel/kept-text.ts'
import type { ElementTextField, TextProperty } from './document-content.ts'

/** How many characters fit where, so that nothing written is lost on paper; specification 2 names no limits. */
export const PROPERTY_RULES: Readonly<Record<TextProperty, TextRule>> = {
  title: { max: 120, hasLines: false },
  footerText: { max: 200, hasLines: false },
  firstColumnTitle: { max: 60, hasLines: false },
  secondColumnTitle: { max: 60, hasLines: false },
}
export const ELEMENT_TEXT_RULES: Readonly<Record<ElementTextField, TextRule>> = {
  name: { max: 120, hasLines: false },
  description: { max: 300, hasLines: true },
}

/** What an empty field shows on the screen; never printed (specification 2, section 2). */
export const FOOTER_PLACEHOLDER = 'Optionaler Vermerk für Referenten'
export const DESCRIPTION_PLACEHOLDER = 'Beschreibung..'

/** The small line beside the product's logo (specification 2, section 2, Grid page). */
export const copyrightNote = (productName: string): string => `Dieses Dokument wurde mit ${productName} erstellt.`
