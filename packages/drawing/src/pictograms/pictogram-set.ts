import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Pictogram } from './pictogram.ts'

export type FindInSet = (name: string) => Pictogram | undefined

/** Finds in the whole set. Server side only. */
export const readPictogramSet = async (): Promise<FindInSet> => {
  const loaded = await loadSet()
  return (name) => findInSet(loaded, name)
}

/** The names of all pictograms, aliases included. Server side only. */
export const listPictogramNames = (): Promise<ReadonlySet<string>> => {
  names ??= forgetWhenFailed(
    loadSet().then(({ icons, aliases }) => new Set([...Object.keys(icons), ...Object.keys(aliases ?? {})])),
    () => {
      names = undefined
    },
  )
  return names
}

const RELEASE_MS = 60_000
let set: Promise<IconSet> | undefined
let release: NodeJS.Timeout | undefined
let names: Promise<ReadonlySet<string>> | undefined

/** Fluent Emoji, 9 MB that take a tenth of a second to read: it stays in memory for a minute after its last use. */
const loadSet = (): Promise<IconSet> => {
  set ??= forgetWhenFailed(readSet(), () => {
    set = undefined
  })
  clearTimeout(release)
  release = setTimeout(() => {
    set = undefined
  }, RELEASE_MS).unref()
  return set
}

/** The next caller tries again. */
const forgetWhenFailed = <Read>(reading: Promise<Read>, forget: () => void): Promise<Read> => {
  reading.catch(forget)
  return reading
}

const readSet = async (): Promise<IconSet> => {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'))
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Iconify's format, as far as this set uses it: sizes may stand on the icon or, as a default, on the set. */
type Icon = { readonly body: string; readonly width?: number; readonly height?: number }
type IconSet = {
  readonly icons: Readonly<Record<string, Icon>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width: number
  readonly height: number
}

const findInSet = (set: IconSet, name: string): Pictogram | undefined => {
  const alias = Object.hasOwn(set.aliases ?? {}, name) ? set.aliases?.[name]?.parent : undefined
  const own = alias ?? name
  const icon = Object.hasOwn(set.icons, own) ? set.icons[own] : undefined
  if (!icon) return undefined
  const { body, width = set.width, height = set.height } = icon
  return { body: withOwnIds(body, name), width, height }
}

/** Several pictograms may stand in one picture: an id used by two of them would paint one with the other's colours. */
const withOwnIds = (body: string, name: string): string =>
  body
    .replaceAll(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${name}-$1"`)
