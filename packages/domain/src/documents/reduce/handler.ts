import { isId } from '../../images/image-reference.ts'
import type { CommandOf, CommandType } from '../commands.ts'
import { elementOf, pageOf } from '../content-changes.ts'
import { type DocumentContent, ELEMENTS_MAX } from '../document-content.ts'
import type { Outcome } from '../refusals.ts'

/** What one command does. It has checked all its facts when it changes something: it applies whole or not at all. */
export type Handler<Type extends CommandType> = (content: DocumentContent, command: CommandOf<Type>) => Outcome

export type Handlers<Type extends CommandType> = { readonly [Each in Type]: Handler<Each> }

/** Those of the new ids that are valid, different and not taken. */
export const freeIds = (content: DocumentContent, ids: readonly string[]): readonly string[] =>
  [...new Set(ids)].filter((id) => isId(id) && !elementOf(content, id) && !pageOf(content, id))

/** The first so many of them; null when there are too few. */
export const takeIds = (content: DocumentContent, ids: readonly string[], count: number): readonly string[] | null => {
  const free = freeIds(content, ids)
  return free.length >= count ? free.slice(0, count) : null
}

/** Whether so many more elements go into the document. */
export const hasRoomFor = ({ elementsKeyedById }: DocumentContent, count: number): boolean =>
  Object.keys(elementsKeyedById).length + count <= ELEMENTS_MAX
