import type { CommandType, DocumentCommand, NewIds } from './commands.ts'
import { pageOf } from './content-changes.ts'
import type { DocumentContent } from './document-content.ts'
import { gridChangeOf } from './grid-change.ts'
import { kindOf } from './kinds/document-kinds.ts'
import { elementsToFill, elementsToPaste } from './reduce/elements-to-place.ts'
import { pagesForElements } from './reduce/put-elements.ts'

/** A command to which its new ids are still to be given. */
export type CommandDraft = DraftOf<CommandWithIds>
type CommandWithIds = Extract<DocumentCommand, NewIds>
type DraftOf<Command> = Command extends CommandWithIds ? Omit<Command, keyof NewIds> : never

/** As many ids as the command needs on this content, so that `{ ...draft, ...newIdsFor(…) }` is the command. */
export const newIdsFor = (content: DocumentContent, draft: CommandDraft, newId: () => string): NewIds => {
  const { elements, pages } = countOf(content, draft)
  return {
    newElementIds: Array.from({ length: elements }, newId),
    newPageIds: Array.from({ length: pages }, newId),
  }
}

export type IdCount = { readonly elements: number; readonly pages: number }

/** How many elements and pages come with a command; the editor says so before it fills many pages. */
export const countOf = (content: DocumentContent, draft: CommandDraft): IdCount => counterOf(draft.type)(content, draft)

type Counters = { readonly [Type in CommandWithIds['type']]: Counter<Type> }
type Counter<Type extends CommandType> = (
  content: DocumentContent,
  draft: Extract<CommandDraft, { type: Type }>,
) => IdCount

const COUNTERS: Counters = {
  'add-page': (content) => ({ elements: kindOf(content).firstElements, pages: 1 }),
  'add-element': () => ({ elements: 1, pages: 0 }),
  'set-cell-image': () => ({ elements: 1, pages: 0 }),
  'change-grid': (content, { pageId, grid }) => ({
    elements: 0,
    pages: gridChangeOf(content, pageId, grid)?.newPages ?? 0,
  }),
  fill: (content, draft) => placing(content, draft, elementsToFill(content, draft).length),
  paste: (content, draft) => placing(content, draft, elementsToPaste(content, draft).length),
}

const counterOf = <Type extends CommandWithIds['type']>(type: Type): Counter<Type> => COUNTERS[type]

const placing = (
  content: DocumentContent,
  { pageId, place }: Pick<Extract<CommandDraft, { type: 'fill' }>, 'pageId' | 'place'>,
  elements: number,
): IdCount => {
  const page = pageOf(content, pageId)
  return { elements, pages: page ? pagesForElements(content, page, place, elements) : 0 }
}
