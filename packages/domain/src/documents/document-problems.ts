import { elementsOn, pagesOf } from './content-changes.ts'
import {
  type DocumentContent,
  type DocumentElement,
  ELEMENTS_MAX,
  fieldsOf,
  PAGES_MAX,
  type Page,
} from './document-content.ts'
import { ELEMENT_TEXT_RULES, keptText, PROPERTY_RULES } from './document-texts.ts'
import { isId } from './image-reference.ts'
import { kindOf } from './kinds/document-kinds.ts'
import { A4, type Area, CONTENT_AREA, PRINTABLE_AREA, type Size } from './page-geometry.ts'

type Checked = Omit<DocumentContent, 'name'>

/**
 * What holds for every document: nothing here means it is sound. No command brings a problem about; what comes from
 * outside is refused with one (`stored-document.ts`).
 */
export const documentProblems = (content: Checked): readonly string[] => [
  ...pageIdProblems(content),
  ...elementIdProblems(content),
  ...textProblems(content),
  ...pagesOf({ ...content, name: '' }).flatMap((page) =>
    pageProblems(content, page).map((problem) => `page ${page.id} ${problem}`),
  ),
]

const pageIdProblems = ({ pageIds, pagesKeyedById }: Checked): readonly string[] => {
  const keys = Object.keys(pagesKeyedById)
  const isSame = new Set(pageIds).size === pageIds.length && sameMembers(pageIds, keys)
  return [
    ...(pageIds.length === 0 ? ['there is no page'] : []),
    ...(pageIds.length > PAGES_MAX ? ['there are too many pages'] : []),
    ...(isSame ? [] : ['pages and their order differ']),
    ...(Object.entries(pagesKeyedById).every(([key, { id }]) => key === id && isId(id))
      ? []
      : ['a page has a wrong id']),
  ]
}

const elementIdProblems = ({ pagesKeyedById, elementsKeyedById }: Checked): readonly string[] => {
  const placed = Object.values(pagesKeyedById).flatMap(({ elementIds }) => elementIds)
  const isOnce = new Set(placed).size === placed.length
  const hasIds = Object.entries(elementsKeyedById).every(([key, { id }]) => key === id && isId(id))
  return [
    ...(placed.length > ELEMENTS_MAX ? ['there are too many elements'] : []),
    ...(isOnce && sameMembers(placed, Object.keys(elementsKeyedById))
      ? []
      : ['an element stands on no page or on two']),
    ...(hasIds ? [] : ['an element has a wrong id']),
  ]
}

const textProblems = ({ properties, elementsKeyedById }: Checked): readonly string[] => {
  const isKept = (text: string | undefined, rule: Parameters<typeof keptText>[1]) =>
    text === undefined || keptText(text, rule) === text
  const areElementsKept = Object.values(elementsKeyedById).every(
    (element) =>
      isKept(fieldsOf(element).name, ELEMENT_TEXT_RULES.name) &&
      isKept(fieldsOf(element).description, ELEMENT_TEXT_RULES.description),
  )
  const arePropertiesKept =
    isKept(properties.title, PROPERTY_RULES.title) &&
    isKept(properties.footerText, PROPERTY_RULES.footerText) &&
    isKept(properties.firstColumnTitle, PROPERTY_RULES.firstColumnTitle) &&
    isKept(properties.secondColumnTitle, PROPERTY_RULES.secondColumnTitle)
  return areElementsKept && arePropertiesKept ? [] : ['a text is too long or has control characters']
}

const pageProblems = (content: Checked, page: Page): readonly string[] => {
  const kind = kindOf(content)
  const isA4 =
    isSameSize(page.dimensions, A4) &&
    isSameArea(page.printableArea, PRINTABLE_AREA) &&
    isSameArea(page.contentArea, CONTENT_AREA)
  const elements: readonly DocumentElement[] = elementsOn({ ...content, name: '' }, page)
  return [
    ...(isA4 ? [] : ['is not an upright A4 page with our margins']),
    ...(elements.length > kind.capacityOf(page) ? ['has too many elements'] : []),
    ...kind.problemsOf(page, elements),
  ]
}

const isSameSize = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height
const isSameArea = (one: Area, other: Area): boolean => one.x === other.x && one.y === other.y && isSameSize(one, other)

const sameMembers = (one: readonly string[], other: readonly string[]): boolean => {
  const members = new Set(one)
  return members.size === new Set(other).size && other.every((id) => members.has(id))
}
