import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import { inject } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import { getAccessToken, type Person } from './person.ts'

export type GivenDocument = { readonly id: string; readonly name: string }

export const documentPath = ({ id }: Pick<GivenDocument, 'id'>): string => `/app/dokument/${id}`

/** A print template of its own for a test, made past the browser. */
export const givenDocument = async (as: Person, content: DocumentContent): Promise<GivenDocument> => {
  const name = unusedName(content.name)
  const data = { name, type: content.type, ...storedContentOf(content) }
  return { id: String((await callAs(as, 'POST', 'documents', data))['_id']), name }
}

/** The PDF of a document as the server makes it. */
export const pdfOf = async (as: Person, { id }: Pick<GivenDocument, 'id'>): Promise<Uint8Array> => {
  const { variants } = await callAs(as, 'GET', `documents/${id}`)
  const { original } = variants as { readonly original: string }
  const response = await fetch(new URL(original, inject('appUrl')))
  if (!response.ok) throw new Error(`The PDF answered ${response.status}: ${await response.text()}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Ids of signs of the catalogue, by title. */
export const someSigns = async (count: number): Promise<readonly string[]> => {
  const { data } = await callAs('admin', 'GET', `signs?$limit=${count}&$skip=100`)
  return (data as readonly { readonly _id: string }[]).map(({ _id }) => _id)
}

/** An own picture of this account, as if it had been uploaded. */
export const givenUpload = async (as: Person, svg: string): Promise<string> => {
  const form = new FormData()
  form.set('file', new Blob([svg], { type: 'image/svg+xml' }), 'Bild.svg')
  const headers = { authorization: `Bearer ${getAccessToken(as)}` }
  const response = await fetch(new URL('/api/images', inject('appUrl')), { method: 'POST', headers, body: form })
  const { _id } = (await response.json()) as { readonly _id?: string }
  if (!_id) throw new Error(`The upload answered ${response.status}`)
  return _id
}
