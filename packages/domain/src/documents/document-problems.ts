import { isId } from '../images/image-reference.ts'
import { keptText } from '../kernel/kept-text.ts'
import { A4, type Area, CONTENT_AREA, PRINTABLE_AREA, type Size } from '../kernel/page-geometry.ts'
import { elementsOn, pagesOf } from './content-changes.ts'
import {
  type DocumentContent,
  type DocumentElement,
  ELEMENTS_MAX,
  fieldsOf,
  PAGES_MAX,
  type Page,
} from './document-content.ts'
import { ELEMENT_TEXT_RULES, PROPERTY_RULES } from './document-texts.ts'
import { kindOf } from './kinds/document-kinds.ts'

type Checked = Omit<DocumentContent, 'name'>

/**
 * What is wrong with a document, as German sentences without ids: callers of the API read them. Empty: it is sound. No command brings a problem about; what comes from
 * outside is refused with one (`stored-document.ts`).
 */
export const documentProblems = (content: Checked): readonly string[] => [
  ...pageIdProblems(content),
  ...elementIdProblems(content),
  ...textProblems(content),
  ...pagesOf({ ...content, name: '' }).flatMap((page, index) =>
    pageProblems(content, page).map((problem) => `Seite ${index + 1}: ${problem}`),
  ),
]

const pageIdProblems = ({ pageIds, pagesKeyedById }: Checked): readonly string[] => {
  const keys = Object.keys(pagesKeyedById)
  const isSame = new Set(pageIds).size === pageIds.length && sameMembers(pageIds, keys)
  return [
    ...(pageIds.length === 0 ? ['Es gibt keine Seite'] : []),
    ...(pageIds.length > PAGES_MAX ? ['Es sind zu viele Seiten'] : []),
    ...(isSame ? [] : ['Die Seiten und ihre Reihenfolge passen nicht zusammen']),
    ...(Object.entries(pagesKeyedById).every(([key, { id }]) => key === id && isId(id))
      ? []
      : ['Eine Seite hat eine ungültige Kennung']),
  ]
}

const elementIdProblems = ({ pagesKeyedById, elementsKeyedById }: Checked): readonly string[] => {
  const placed = Object.values(pagesKeyedById).flatMap(({ elementIds }) => elementIds)
  const isOnce = new Set(placed).size === placed.length
  const hasIds = Object.entries(elementsKeyedById).every(([key, { id }]) => key === id && isId(id))
  return [
    ...(placed.length > ELEMENTS_MAX ? ['Es sind zu viele Elemente'] : []),
    ...(isOnce && sameMembers(placed, Object.keys(elementsKeyedById))
      ? []
      : ['Ein Element steht auf keiner oder auf mehreren Seiten']),
    ...(hasIds ? [] : ['Ein Element hat eine ungültige Kennung']),
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
  return areElementsKept && arePropertiesKept ? [] : ['Ein Text ist zu lang oder enthält Steuerzeichen']
}

const pageProblems = (content: Checked, page: Page): readonly string[] => {
  const kind = kindOf(content)
  const isA4 =
    isSameSize(page.dimensions, A4) &&
    isSameArea(page.printableArea, PRINTABLE_AREA) &&
    isSameArea(page.contentArea, CONTENT_AREA)
  const elements: readonly DocumentElement[] = elementsOn({ ...content, name: '' }, page)
  return [
    ...(isA4 ? [] : ['Größe oder Ränder sind nicht die einer A4-Seite im Hochformat']),
    ...(elements.length > kind.capacityOf(page) ? ['Es sind zu viele Elemente'] : []),
    ...kind.problemsOf(page, elements),
  ]
}

const isSameSize = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height
const isSameArea = (one: Area, other: Area): boolean => one.x === other.x && one.y === other.y && isSameSize(one, other)

const sameMembers = (one: readonly string[], other: readonly string[]): boolean => {
  const members = new Set(one)
  return members.size === new Set(other).size && other.every((id) => members.has(id))
}
