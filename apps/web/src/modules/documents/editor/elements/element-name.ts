import { type DocumentElement, fieldsOf } from '@gebaerdenraum/domain/documents/document-content'
import { quoteName } from '../../../../ui/quote-name.ts'

/** What an element is called to screen readers, announcements and messages: what is written in it, else its number. */
export const elementName = (element: DocumentElement, index: number): string => {
  const { name = '', description = '' } = fieldsOf(element)
  const [written] = [name, description].map((text) => text.trim().split('\n')[0] ?? '').filter((text) => text !== '')
  return written === undefined ? `Element ${index + 1}` : quoteName(shortened(written))
}

const LONGEST = 40

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
