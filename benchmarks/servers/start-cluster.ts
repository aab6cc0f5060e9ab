import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startLocalS3 } from '@gebaerdenraum/server/src/platform/storage/test/local-s3.ts'
import { findPostgres, startPostgres } from '@gebaerdenraum/server/test/local-postgres.ts'
import type { Use } from './in-scope.ts'
import { type ProductServer, startProduct } from './start-product.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Cluster = {
  readonly servers: readonly [ProductServer, ProductServer]
  /** Of PostgreSQL's main process. */
  readonly postgresPid: number
  /** The keys that were written to the store so far, one for each time. */
  readonly writtenKeys: () => readonly string[]
  /** Data directories of the servers: mails lie there. */
  readonly folders: readonly string[]
}

/** Two servers on one PostgreSQL, which syncs each commit, and one S3 store. */
export const startCluster = async (use: Use): Promise<Cluster> => {
  const folder = use(await temporaryFolder())
  const bin = findPostgres()
  if (bin === undefined) throw new Error('There is no PostgreSQL.')
  const postgres = await startPostgres(bin, { isDurable: true })
  use({ [Symbol.asyncDispose]: () => postgres.stop() })
  const store = await startLocalS3(join(folder.path, 'store'))
  use({ [Symbol.asyncDispose]: () => store.stop() })
  const { endpoint = '', bucket, accessKeyId, secretAccessKey } = store.settings
  const env = {
    DATABASE_URL: postgres.url,
    DEMO: 'true',
    SECRET: 'a secret that only this benchmark knows',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const folders = ['first', 'second'].map((name) => join(folder.path, name))
  const start = async (dataDir: string | undefined): Promise<ProductServer> => {
    await mkdir(dataDir ?? '')
    return use(await startProduct(dataDir ?? '', { env }))
  }
  const servers = [await start(folders[0]), await start(folders[1])] as const
  return { servers, postgresPid: postgres.pid(), writtenKeys: store.writtenKeys, folders }
}
