import type { CommandType, DocumentCommand } from './commands.ts'
import type { DocumentContent } from './document-content.ts'
import { cellCommands } from './reduce/cell-commands.ts'
import { elementCommands } from './reduce/element-commands.ts'
import type { Handler, Handlers } from './reduce/handler.ts'
import { imageCommands } from './reduce/image-commands.ts'
import { pageCommands } from './reduce/page-commands.ts'
import { placingCommands } from './reduce/placing-commands.ts'
import { propertyCommands } from './reduce/property-commands.ts'
import type { Outcome } from './refusals.ts'

/**
 * The content after a command, or why it does not apply. Pure; a command applies whole or not at all, and one that
 * changes nothing gives the very same content.
 */
export const applyCommand = (content: DocumentContent, command: DocumentCommand): Outcome =>
  handlerOf(command.type)(content, command)

/** For histories: what does not apply changes nothing. */
export const reduceDocument = (content: DocumentContent, command: DocumentCommand): DocumentContent => {
  const outcome = applyCommand(content, command)
  return outcome.ok ? outcome.content : content
}

const HANDLERS: Handlers<CommandType> = {
  ...propertyCommands,
  ...pageCommands,
  ...elementCommands,
  ...cellCommands,
  ...placingCommands,
  ...imageCommands,
}

const handlerOf = <Type extends CommandType>(type: Type): Handler<Type> => HANDLERS[type]
