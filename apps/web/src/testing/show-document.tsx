import type { Session } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { SIGN_PICTURE_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import { Page } from '../features/documents/pages/document-editor-page.tsx'
import { type Answers, pageWith } from './answer-calls.ts'
import { EMPTY_PICTURE } from './given-document.ts'
import { givenSession } from './given-session.ts'
import { givenSign } from './given-sign.ts'
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
  const rendered = await renderWithApi(<Page />, {
    session,
    route: '/app/dokument/{-$id}',
    address: `/app/dokument/${document._id}`,
    answers: {
      ...answers,
      users: { patch: () => session.user },
      signs: { find: (query) => pageWith((namesIn(query) ?? catalogue).map(givenDrawnSign)), ...answers.signs },
      documents: {
        get: () => stored,
        patch: (_, changes) => {
          stored = { ...stored, ...(changes as Partial<Document>), revision: stored.revision + 1 }
          return stored
        },
        ...answers.documents,
      },
    },
  })
  return { ...rendered, stored: () => stored }
}

/** Of the signs that are asked for by their ids, or of the one that is searched for; null when nothing is said. */
const namesIn = (query: URLSearchParams): readonly string[] | null => {
  const ids = query.getAll('_id[$in][]')
  const search = query.get('search')
  if (ids.length > 0) return ids.map((id) => id.replace('sign-', ''))
  return search ? [search] : null
}

/** A sign with all drawings, which are told apart by their addresses. */
export const givenDrawnSign = (name: string) =>
  givenSign(name, {
    images: Object.fromEntries(
      SIGN_PICTURE_TYPES.map((type) => [
        type,
        { thumbnail: `${EMPTY_PICTURE}#${type}`, default: `${EMPTY_PICTURE}#${type}` },
      ]),
    ),
  })
