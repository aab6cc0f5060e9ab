import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { ApiError } from '../api/api-error.ts'
import { Page } from '../modules/documents/pages/document-editor-page.tsx'
import { type Answers, pageWith } from './answer-calls.ts'
import { givenSession } from './given-session.ts'
import { givenDrawnSign } from './given-sign.ts'
import { renderWithApi } from './render-with-api.tsx'

type Surroundings = {
  readonly session?: Session
  /** The signs that are found when nothing is searched for. */
  readonly catalogue?: readonly string[]
  /** What the API answers besides or instead. */
  readonly answers?: Answers
}

/** The editor of a print template. The API stores what it saves, and knows a sign for each name. */
export const showDocument = async (
  document: Document,
  { session = givenSession(), catalogue = [], answers = {} }: Surroundings = {},
) => {
  let stored = document
  const refuseOthers = (id: string): void => {
    if (id !== document._id) throw new ApiError({ name: 'NotFound', code: 404 })
  }
  const rendered = await renderWithApi(<Page />, {
    session,
    route: '/app/dokument/{-$id}',
    address: `/app/dokument/${document._id}`,
    answers: {
      // The picker opens where a picture was chosen last, which may have been in another test of this page.
      images: { find: () => pageWith([]) },
      lists: { find: () => pageWith([]) },
      'custom-signs': { find: () => pageWith([]) },
      ...answers,
      users: { patch: () => session.user, ...answers.users },
      signs: { find: (query) => pageWith((namesIn(query) ?? catalogue).map(givenDrawnSign)), ...answers.signs },
      documents: {
        get: (id) => {
          refuseOthers(id)
          return stored
        },
        patch: (id, changes) => {
          refuseOthers(id)
          stored = { ...stored, ...(changes as Partial<Document>), revision: stored.revision + 1 }
          return stored
        },
        ...answers.documents,
      },
    },
  })
  return { ...rendered, stored: () => stored }
}

/** Names of the signs asked for by id or search; null without either. */
const namesIn = (query: URLSearchParams): readonly string[] | null => {
  const ids = query.getAll('_id[$in][]')
  const search = query.get('search')
  if (ids.length > 0) return ids.map((id) => id.replace('sign-', ''))
  return search ? [search] : null
}
