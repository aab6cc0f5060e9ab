import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Pictogram } from './pictogram.ts'

/** Reads the whole set of Fluent Emoji (9 MB); the caller keeps what it needs. Server side only. */
export const readPictogramSet = async (): Promise<(name: string) => Pictogram | undefined> => {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'))
  const set: IconSet = JSON.parse(await readFile(file, 'utf8'))
  return (name) => pictogramOf(set, name)
}

/** Iconify's format, as far as this set uses it: sizes may stand on the icon or, as a default, on the set. */
type Icon = { readonly body: string; readonly width?: number; readonly height?: number }
type IconSet = {
  readonly icons: Readonly<Record<string, Icon>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width: number
  readonly height: number
}

const pictogramOf = (set: IconSet, name: string): Pictogram | undefined => {
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
