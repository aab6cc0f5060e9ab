import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './errors.ts'

/** Set on routes that take files; every other one refuses a form. */
export type FormRoute = { readonly takesForm?: boolean | 'spooled' }

/** Reads `multipart/form-data` as an object of its fields: texts, and files as `File`. */
export const readForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!(request.routeOptions.config as FormRoute).takesForm) {
        throw new ApiError('UnsupportedMediaType', 'Dieses Format wird hier nicht angenommen.')
      }
      return fieldsOf(body, request.headers['content-type'] ?? '')
    },
  )
}

const fieldsOf = async (body: Buffer, contentType: string): Promise<Readonly<Record<string, unknown>>> => {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw new ApiError('BadRequest', 'Das Formular ist unvollständig oder beschädigt.', { cause })
    })
  return Object.fromEntries(form)
}
