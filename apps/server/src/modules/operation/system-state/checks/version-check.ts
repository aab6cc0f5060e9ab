import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type CheckDeclaration, moment, text } from '../check.ts'

const ROOT = new URL('../../../../../../../', import.meta.url)

/** Which product runs here, and since when. */
export const versionCheck: CheckDeclaration = {
  id: 'version',
  title: 'Version',
  async run() {
    const { version } = JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8')) as { version: string }
    return {
      state: 'good',
      facts: [
        text('Version', version),
        text('Programmstand', await commitOf(fileURLToPath(new URL('.git', ROOT)))),
        text('Node.js', process.versions.node),
        moment('Läuft seit', new Date(performance.timeOrigin)),
      ],
    }
  },
}

/** Where the product runs from a checkout; a container has none. */
const commitOf = async (git: string): Promise<string | null> => {
  const read = async (path: string): Promise<string> =>
    (await readFile(`${git}/${path}`, 'utf8').catch(() => '')).trim()
  const head = await read('HEAD')
  const reference = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1]
  const commit =
    reference === undefined ? head : (await read(reference)) || packed(await read('packed-refs'), reference)
  return /^[0-9a-f]{40}$/.test(commit) ? commit.slice(0, 12) : null
}

const packed = (references: string, name: string): string =>
  references
    .split('\n')
    .find((line) => line.endsWith(` ${name}`))
    ?.slice(0, 40) ?? ''
