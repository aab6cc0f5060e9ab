import type { DocumentType } from '../files/file-types.ts'
import type { ImageService } from '../images/image-reference.ts'
import type { OwnerType } from '../teams/owner-types.ts'
import type { StoredContent } from './document-content.ts'
import { DOCUMENT_KINDS } from './kinds/document-kinds.ts'

/** What may be changed of a document by somebody who may change it at all (specification 2, section 6). */
type Person = { readonly isMultiplicator: boolean }

export const mayEditFooter = (type: DocumentType, { isMultiplicator }: Person): boolean =>
  DOCUMENT_KINDS[type].hasFooter && isMultiplicator

/** Others see a footer read-only, and only if it is filled. */
export const showsFooter = (type: DocumentType, footerText: string, person: Person): boolean =>
  mayEditFooter(type, person) || (DOCUMENT_KINDS[type].hasFooter && footerText.trim() !== '')

/** Own-sign pages are not named by the specification; they are held like grid pages: deny by default. */
export const mayEditLogo = (type: DocumentType, { isMultiplicator }: Person): boolean =>
  DOCUMENT_KINDS[type].logoEditors === 'everybody' || isMultiplicator

/** What of a change this person may not make; empty when all of it is allowed. */
export const forbiddenChanges = (
  type: DocumentType,
  before: StoredContent['properties'],
  after: StoredContent['properties'],
  person: Person,
): readonly ('footerText' | 'logo')[] => {
  const footer = before.footerText !== after.footerText && !mayEditFooter(type, person)
  const logo = before.logo?.objectId !== after.logo?.objectId && !mayEditLogo(type, person)
  return [...(footer ? (['footerText'] as const) : []), ...(logo ? (['logo'] as const) : [])]
}

/** Members change the original of what another member made: a copy is recommended. Custom signs likewise. */
export const isTeamCopyAdvised = (
  { ownerType, author }: { readonly ownerType: OwnerType; readonly author: string | null },
  userId: string,
): boolean => ownerType === 'teams' && author !== userId

export type PlacedObject = {
  readonly service: ImageService
  readonly ownerType: OwnerType
  readonly owner: string
  readonly isPublic: boolean
}

/**
 * Whether placing this in a document asks to clone it into the team, all of which then gains access (specification 2,
 * section 5). Signs of the catalogue are nobody's own, public images need no clone.
 */
export const mustCloneIntoTeam = (
  object: PlacedObject,
  document: { readonly ownerType: OwnerType; readonly owner: string },
): boolean => {
  if (document.ownerType !== 'teams' || object.service === 'signs' || object.isPublic) return false
  return object.ownerType !== 'teams' || object.owner !== document.owner
}
