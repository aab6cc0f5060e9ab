import { join } from 'node:path'
import { openDiskStorage } from './disk-storage.ts'
import type { S3Settings } from './s3-storage.ts'
import type { MediaStorage } from './storage.ts'

/** The store the settings name: a bucket when one is configured, else `DATA_DIR/media`. */
export const openStorage = async (settings: {
  readonly dataDir: string
  readonly s3?: S3Settings | undefined
}): Promise<MediaStorage> => {
  if (settings.s3 === undefined) return openDiskStorage(join(settings.dataDir, 'media'))
  // The SDK takes a noticeable part of the start and of the memory: loaded only where it is used.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(settings.s3)
}
