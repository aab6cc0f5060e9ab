import type { TargetVocabularyElement } from '../document-content.ts'
import type { DocumentKind } from './document-kind.ts'
import { orderedElements } from './ordered-elements.ts'

/** Specification 2, section 9. */
export const TARGET_VOCABULARY_ELEMENTS_MAX = 10

const blank = (id: string): TargetVocabularyElement => ({
  id,
  image: null,
  description: '',
  hasActive: false,
  hasPassive: false,
})

/** Progress with a vocabulary (specification 2, sections 1 and 2). */
export const targetVocabularyKind: DocumentKind<TargetVocabularyElement> = {
  ...orderedElements(TARGET_VOCABULARY_ELEMENTS_MAX, blank),
  type: 'target-vocabulary',
  newProperties: { title: '', logo: null, footerText: '', firstColumnTitle: '', secondColumnTitle: '' },
  firstElements: 0,
  hasFooter: false,
  hasCopyrightNote: false,
  logoEditors: 'everybody',
  imageSlots: ['image'],
  textFields: ['description'],
  checkboxes: ['hasPassive', 'hasActive'],
  withImage: (element, _, image) => ({ ...element, image }),
  contentsOf: ({ image, description, hasActive, hasPassive }) => ({
    images: image ? [image] : [],
    name: '',
    description,
    hasActive,
    hasPassive,
  }),
  /** One element for each picture; texts go to the first. */
  elementsOf: ({ images, name, description, hasActive, hasPassive }) => {
    const [first = null, ...others] = images
    const text = [name, description].filter((part) => part !== '').join('\n')
    return [
      { ...blank(''), image: first, description: text, hasActive, hasPassive },
      ...others.map((image) => ({ ...blank(''), image })),
    ]
  },
}
