import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { ByteSpan, MediaStorage, StoredObject } from './storage.ts'
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts'

export type S3Settings = {
  readonly endpoint?: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Media in a bucket. S3 shows an object only when it is whole, so nothing more is needed for that. */
export const openS3Storage = (settings: S3Settings): MediaStorage => {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // The newer checksum trailers are unknown to most compatible stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => {
    assertStorageKey(key)
    return { Bucket: settings.bucket, Key: key }
  }

  return {
    async put(key, content, contentType) {
      const isBytes = content instanceof Uint8Array
      const length = isBytes ? content.byteLength : (await stat(content.path)).size
      const body = isBytes ? content : createReadStream(content.path)
      await client.send(
        new PutObjectCommand({ ...at(key), Body: body, ContentLength: length, ContentType: contentType }),
      )
    },

    async get(key, range) {
      const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
      const found = await client.send(new GetObjectCommand({ ...at(key), ...part })).catch(ignoreMissing)
      if (!(found?.Body instanceof Readable)) return undefined
      const sent = spanOf(found.ContentRange, found.ContentLength ?? 0)
      const isTooMuch = range !== undefined && (sent.start < range.start || sent.end > range.end)
      return { body: isTooMuch ? cut(found.Body, sent.start, range) : found.Body, totalLength: sent.totalLength }
    },

    async head(key) {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(ignoreMissing)
      if (found === undefined) return undefined
      return { key, byteLength: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },

    list(prefix) {
      assertStoragePrefix(prefix)
      return listPages(client, settings.bucket, prefix)
    },

    async close() {
      client.destroy()
    },
  }
}

const ignoreMissing = (error: unknown): undefined => {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
  throw error
}

/** What an answer holds, by its `Content-Range`. */
const spanOf = (header: string | undefined, length: number): ByteSpan & { readonly totalLength: number } => {
  const [, start, end, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? '') ?? []
  if (start === undefined) return { start: 0, end: length - 1, totalLength: length }
  return { start: Number(start), end: Number(end), totalLength: Number(total) }
}

/** Some compatible stores answer some ranges with more than was asked for. */
const cut = (whole: Readable, from: number, { start, end }: ByteSpan): Readable =>
  Readable.from(
    (async function* () {
      let position = from
      for await (const piece of whole as AsyncIterable<Uint8Array>) {
        const part = piece.subarray(Math.max(0, start - position), Math.max(0, end + 1 - position))
        if (part.length > 0) yield part
        position += piece.length
        if (position > end) return
      }
    })(),
    { objectMode: false },
  )

async function* listPages(client: S3Client, bucket: string, prefix: string): AsyncGenerator<StoredObject> {
  let next: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(next ? { ContinuationToken: next } : {}) }),
    )
    for (const { Key: key, Size: byteLength = 0, LastModified: modifiedAt = new Date(0) } of page.Contents ?? []) {
      if (key !== undefined) yield { key, byteLength, modifiedAt }
    }
    next = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (next !== undefined)
}
