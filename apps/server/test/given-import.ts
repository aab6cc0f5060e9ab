import type {
  CatalogueImport,
  CatalogueImportEntry,
} from '@gebaerdenraum/domain/catalogue/import/catalogue-imports.contract'
import type { ImportAction } from '@gebaerdenraum/domain/catalogue/import/import-states'
import { partCountOf, UPLOAD_PART_BYTES } from '@gebaerdenraum/domain/catalogue/import/upload-parts'
import { runImport } from '../src/modules/catalogue/imports/run-import.ts'
import type { Answer, ErrorAnswer, TestServer } from './test-server.ts'

type ImportAnswer = Answer<CatalogueImport & ErrorAnswer>

/** Sends one part as the browser's form would. */
export const sendPart = async (
  { app }: TestServer,
  as: string,
  part: { readonly import: string; readonly index: number; readonly bytes: Uint8Array },
): Promise<ImportAnswer> => {
  const form = new FormData()
  form.set('import', part.import)
  form.set('index', String(part.index))
  form.set('file', new File([new Uint8Array(part.bytes)], 'teil'))
  const sent = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: '/api/catalogue-import-parts',
    headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${as}` },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

/** Uploads a file and has it checked, unless told otherwise. */
export const givenImport = async (
  server: TestServer,
  as: string,
  bytes: Uint8Array,
  {
    name = 'gebaerden.zip',
    isFingerspelled = false,
    isChecked = true,
  }: { readonly name?: string; readonly isFingerspelled?: boolean; readonly isChecked?: boolean } = {},
): Promise<CatalogueImport> => {
  const data = { name, byteLength: bytes.byteLength, isFingerspelled }
  const { body } = await server.call<CatalogueImport>('POST', 'catalogue-imports', { as, data })
  for (let index = 0; index < partCountOf(bytes.byteLength); index += 1) {
    const start = index * UPLOAD_PART_BYTES
    await sendPart(server, as, { import: body._id, index, bytes: bytes.subarray(start, start + UPLOAD_PART_BYTES) })
  }
  return isChecked ? workAt(server, as, body._id) : getImport(server, as, body._id)
}

/** Does what a server's queue would do, and answers how the import stands then. */
export const workAt = async (server: TestServer, as: string, importId: string): Promise<CatalogueImport> => {
  const { services } = server
  await runImport({ importId }, { services, log: services.log, signal: new AbortController().signal })
  await services.catalogue.refresh()
  return getImport(server, as, importId)
}

export const getImport = async (server: TestServer, as: string, id: string): Promise<CatalogueImport> =>
  (await server.call<CatalogueImport>('GET', `catalogue-imports/${id}`, { as })).body

/** Asks for an action, without doing it. */
export const act = (server: TestServer, as: string, id: string, action: ImportAction): Promise<ImportAnswer> =>
  server.call('PATCH', `catalogue-imports/${id}`, { as, data: { action } })

/** Asks for an action and does it. */
export const carryOut = async (
  server: TestServer,
  as: string,
  id: string,
  action: ImportAction,
): Promise<CatalogueImport> => {
  const { status, body } = await act(server, as, id, action)
  if (status !== 200) throw new Error(body.message)
  return workAt(server, as, id)
}

export const entriesOf = async (
  server: TestServer,
  as: string,
  importId: string,
  query: object = {},
): Promise<readonly CatalogueImportEntry[]> => {
  const { body } = await server.call<{ data: readonly CatalogueImportEntry[] }>('GET', 'catalogue-import-entries', {
    as,
    query: { import: importId, $limit: 100, ...query },
  })
  return body.data
}
