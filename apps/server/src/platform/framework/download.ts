import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file as the answer of a method whose contract names a `file`. */
export type Download = { readonly fileName: string; readonly bytes: Buffer | Readable }

/** Sends the file to be kept, never to be shown: what is in it must not run as a page of ours. */
export const sendDownload = (reply: FastifyReply, contentType: string, { fileName, bytes }: Download): FastifyReply =>
  reply
    .type(contentType)
    .header('content-disposition', dispositionOf(fileName, 'attachment'))
    .header('cache-control', 'no-store')
    .send(bytes)

/** RFC 6266: a plain name for all, the real one for those who know how. */
export const dispositionOf = (fileName: string, how: 'inline' | 'attachment'): string => {
  const plain = fileName.replace(/[^\w .+-]/g, '_')
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, percent)}`
}

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
