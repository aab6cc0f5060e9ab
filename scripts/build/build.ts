import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSources } from '../hash-sources.ts'

export type Build = {
  /** The folder that it fills, as an absolute path. */
  readonly output: string
  /** Folders and files, relative to the repository, that can change what it makes. */
  readonly folders: readonly string[]
  readonly files: readonly string[]
  /** Makes it, and gives a line about what was made. */
  readonly make: () => Promise<string>
}

/** Builds into the output folder. With `ifStale` nothing happens when the sources are those of the last build. */
export const runBuild = async (build: Build, { ifStale }: { readonly ifStale: boolean }): Promise<void> => {
  const stampFile = join(build.output, '.stamp')
  const stamp = await hashSources(build.folders, build.files)
  if (ifStale && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  // A build that stops half-way must not pass for a whole one.
  await rm(stampFile, { force: true })
  const line = await build.make()
  writeFileSync(stampFile, stamp)
  console.log(line)
}
