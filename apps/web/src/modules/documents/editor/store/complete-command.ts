import type { DocumentCommand } from '@gebaerdenraum/domain/documents/commands'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { type CommandDraft, newIdsFor } from '@gebaerdenraum/domain/documents/new-ids'

/** Gives a command the new ids that it needs on this content. */
export const completeCommand = (
  content: DocumentContent,
  command: DocumentCommand | CommandDraft,
  newId: () => string,
): DocumentCommand => (isDraft(command) ? { ...command, ...newIdsFor(content, command, newId) } : command)

const TYPES_WITH_IDS: Readonly<Record<CommandDraft['type'], true>> = {
  'add-page': true,
  'add-element': true,
  'set-cell-image': true,
  'change-grid': true,
  fill: true,
  paste: true,
}

const isDraft = (command: DocumentCommand | CommandDraft): command is CommandDraft =>
  Object.hasOwn(TYPES_WITH_IDS, command.type) && !('newElementIds' in command)
