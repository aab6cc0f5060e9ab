import { createRequire } from 'node:module'
import type { S3Settings } from '../s3-storage.ts'

/** An S3-compatible server on a free port, with one bucket, for tests. */
export const startLocalS3 = async (folder: string): Promise<{ settings: S3Settings; stop: () => Promise<void> }> => {
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
    stop: () => server.close(),
  }
}

const BUCKET = 'media'

/** The package brings no types. */
type Middleware = (context: { set(header: string, value: string): void }, next: () => Promise<void>) => Promise<void>
type LocalServer = {
  readonly middleware: Middleware[]
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: Record<string, unknown>) => LocalServer
