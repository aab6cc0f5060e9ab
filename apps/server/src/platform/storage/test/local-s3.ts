import { createRequire } from 'node:module'
import type { S3Settings } from '../s3-storage.ts'

export type LocalS3 = {
  readonly settings: S3Settings
  /** The keys that were written so far, one for each time. */
  writtenKeys(): readonly string[]
  stop(): Promise<void>
}

/** An S3-compatible server on a free port, with one bucket, for tests. */
export const startLocalS3 = async (folder: string): Promise<LocalS3> => {
  const written: string[] = []
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  // Node answers with the real time, by which the client would correct a clock that the tests have moved.
  server.middleware.unshift(async (context, next) => {
    if (context.method === 'PUT') written.push(context.path.slice(`/${BUCKET}/`.length))
    context.set('Date', new Date().toUTCString())
    await next()
  })
  const { port } = await server.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      bucket: BUCKET,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    writtenKeys: () => written,
    stop: () => server.close(),
  }
}

const BUCKET = 'media'

/** The package brings no types. */
type Context = { readonly method: string; readonly path: string; set(header: string, value: string): void }
type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>
type LocalServer = {
  readonly middleware: Middleware[]
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: Record<string, unknown>) => LocalServer
