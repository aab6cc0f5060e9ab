import type { OwnSignElement } from '../document-content.ts'
import type { DocumentKind } from './document-kind.ts'
import { orderedElements } from './ordered-elements.ts'

/** Rows share the height of the page: more than these would be too small to compare two signs. */
export const OWN_SIGN_ELEMENTS_MAX = 6

const blank = (id: string): OwnSignElement => ({
  id,
  name: '',
  description: '',
  firstColumnImage: null,
  secondColumnImage: null,
})

/** Own signs beside the standard ones (specification 2, sections 1 and 2). */
export const ownSignKind: DocumentKind<OwnSignElement> = {
  ...orderedElements(OWN_SIGN_ELEMENTS_MAX, blank),
  type: 'own-sign',
  newProperties: {
    title: '',
    logo: null,
    footerText: '',
    firstColumnTitle: 'Meine Gebärde',
    secondColumnTitle: 'SIGNbox',
  },
  firstElements: 3,
  hasFooter: true,
  hasCopyrightNote: false,
  logoEditors: 'multiplicators',
  imageSlots: ['firstColumnImage', 'secondColumnImage'],
  textFields: ['name', 'description'],
  checkboxes: [],
  withImage: (element, slot, image) => ({ ...element, [slot]: image }),
  contentsOf: ({ name, description, firstColumnImage, secondColumnImage }) => ({
    images: [firstColumnImage, secondColumnImage].filter((image) => image !== null),
    name,
    description,
    hasActive: false,
    hasPassive: false,
  }),
  /** Signs of the catalogue are the standard, on the right; the person's own pictures are on the left. */
  elementsOf: ({ images, name, description }) => {
    const standard = images.find(({ service }) => service === 'signs') ?? images[1] ?? null
    const own = images.find((image) => image !== standard) ?? null
    return [{ ...blank(''), name, description, firstColumnImage: own, secondColumnImage: standard }]
  },
}
