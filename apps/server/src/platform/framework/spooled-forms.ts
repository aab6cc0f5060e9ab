import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './errors.ts'
import { boundaryOf, formPartFinder, readPartHead } from './form-parts.ts'

/** A new folder on a disk that has room for a whole upload. */
export type MakeFolder = () => Promise<string>

const folders = new WeakMap<FastifyRequest, string>()

/**
 * Reads `multipart/form-data` like `forms.ts`, but through a file: a film takes disk and no memory, and is cut off at the
 * limit of its route. Its `File` reads from there until `removeSpooled`.
 */
export const spoolForms = (app: FastifyInstance, makeFolder: MakeFolder): void => {
  app.removeContentTypeParser('multipart/form-data')
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) => {
    const limit = request.routeOptions.bodyLimit
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge()
    const boundary = boundaryOf(request.headers['content-type'] ?? '')
    if (boundary === undefined) throw broken()
    const folder = await makeFolder()
    folders.set(request, folder)
    try {
      return await readThrough(join(folder, 'form'), body, boundary, limit)
    } catch (error) {
      await removeSpooled(request)
      // Whoever sent it has left.
      throw body.errored ? broken(error) : error
    }
  })
}

/** To be called when the answer is decided, whatever it is. */
export const removeSpooled = async (request: FastifyRequest): Promise<void> => {
  const folder = folders.get(request)
  if (folder === undefined) return
  folders.delete(request)
  await rm(folder, { recursive: true, force: true })
}

const readThrough = async (path: string, body: Readable, boundary: string, limit: number) => {
  const finder = formPartFinder(boundary)
  let length = 0
  const pieces = async function* () {
    // Not destroyed when it is too long: who sends it is to be told.
    for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > limit) throw tooLarge()
      finder.add(piece)
      yield piece
    }
  }
  await pipeline(pieces, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const found = finder.parts()
  const form = await openAsBlob(path)
  if (!found || (await form.slice(found.end, found.end + 2).text()) !== '--') throw broken()
  return Object.fromEntries(await Promise.all(found.parts.map((part) => fieldOf(form.slice(part.start, part.end)))))
}

const MAX_HEAD_BYTES = 8 * 1024
/** Of what is no file: it comes into memory. */
const MAX_TEXT_BYTES = 64 * 1024

const fieldOf = async (part: Blob): Promise<readonly [string, string | File]> => {
  const head = readPartHead(Buffer.from(await part.slice(0, MAX_HEAD_BYTES).arrayBuffer()))
  if (!head) throw broken()
  const content = part.slice(head.length)
  if (head.fileName !== undefined) return [head.name, new File([content], head.fileName)]
  if (content.size > MAX_TEXT_BYTES) throw tooLarge()
  return [head.name, await content.text()]
}

const broken = (cause?: unknown): ApiError =>
  new ApiError('BadRequest', 'Das Formular ist unvollständig oder beschädigt.', { cause })
const tooLarge = (): ApiError => new ApiError('PayloadTooLarge', 'Die Anfrage ist zu groß.')
