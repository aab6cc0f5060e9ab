import { isSameReference } from '../../images/image-reference.ts'
import { keptText } from '../../kernel/kept-text.ts'
import { elementOf, pageOf, pageWithElement, withElement, withElementsOn, withoutElements } from '../content-changes.ts'
import { fieldsOf, isGridElement } from '../document-content.ts'
import { ELEMENT_TEXT_RULES } from '../document-texts.ts'
import { kindOf } from '../kinds/document-kinds.ts'
import { done, refuse } from '../refusals.ts'
import { type Handlers, hasRoomFor, takeIds } from './handler.ts'

type ElementCommand = 'add-element' | 'delete-elements' | 'move-element' | 'set-image' | 'set-text' | 'set-checkbox'

export const elementCommands: Handlers<ElementCommand> = {
  'add-element': (content, { pageId, index, newElementIds }) => {
    const page = pageOf(content, pageId)
    if (!page) return refuse('no-such-page')
    const kind = kindOf(content)
    const [id] = takeIds(content, newElementIds, 1) ?? []
    if (id === undefined) return refuse('ids-missing')
    const element = kind.newElement(id)
    if (!element) return refuse('not-for-this-type')
    if (page.elementIds.length >= kind.capacityOf(page)) return refuse('page-full')
    if (!hasRoomFor(content, 1)) return refuse('too-many-elements')
    return done(withElementsOn(content, page, [element], index ?? page.elementIds.length))
  },

  'delete-elements': (content, { elementIds }) => done(withoutElements(content, elementIds)),

  'move-element': (content, { elementId, pageId, index }) => {
    const [element, from, to] = [
      elementOf(content, elementId),
      pageWithElement(content, elementId),
      pageOf(content, pageId),
    ]
    if (!element || !from) return refuse('no-such-element')
    if (!to) return refuse('no-such-page')
    if (isGridElement(element)) return refuse('not-for-this-type')
    if (from === to && from.elementIds.indexOf(elementId) === indexOn(to.elementIds, index)) return done(content)
    if (from !== to && to.elementIds.length >= kindOf(content).capacityOf(to)) return refuse('page-full')
    const without = withoutElements(content, [elementId])
    return done(withElementsOn(without, pageOf(without, pageId) ?? to, [element], index))
  },

  'set-image': (content, { elementId, slot, image }) => {
    const element = elementOf(content, elementId)
    if (!element) return refuse('no-such-element')
    const kind = kindOf(content)
    if (!kind.imageSlots.includes(slot)) return refuse('not-for-this-type')
    if (isSameReference(fieldsOf(element)[slot] ?? null, image)) return done(content)
    const changed = kind.withImage(element, slot, image)
    return done(changed ? withElement(content, changed) : withoutElements(content, [elementId]))
  },

  'set-text': (content, { elementId, field, text }) => {
    const element = elementOf(content, elementId)
    if (!element) return refuse('no-such-element')
    if (!kindOf(content).textFields.includes(field)) return refuse('not-for-this-type')
    const kept = keptText(text, ELEMENT_TEXT_RULES[field])
    return done(fieldsOf(element)[field] === kept ? content : withElement(content, { ...element, [field]: kept }))
  },

  'set-checkbox': (content, { elementId, checkbox, isChecked }) => {
    const element = elementOf(content, elementId)
    if (!element) return refuse('no-such-element')
    if (!kindOf(content).checkboxes.includes(checkbox)) return refuse('not-for-this-type')
    if (fieldsOf(element)[checkbox] === isChecked) return done(content)
    return done(withElement(content, { ...element, [checkbox]: isChecked }))
  },
}

/** Where an element of this page ends up that is moved to an index beyond its ends. */
const indexOn = (elementIds: readonly string[], index: number): number =>
  Math.min(Math.max(0, Math.trunc(index)), elementIds.length - 1)
