import type { OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { readStoredJson, writeStoredJson } from '../../../../storage/browser-storage.ts'
import { quoteName } from '../../../../ui/quote-name.ts'

type Trail = Pick<OpenedFileNode, '_id' | 'name' | 'ancestors'>

/** Survives a reload of the tab, during which somebody may have deleted the folder. */
const KEY = 'gebaerdenraum-folder-trail'

/** Remembers where the open folder stands, for the case that it vanishes. */
export const rememberTrail = ({ _id, name, ancestors }: Trail): void =>
  void writeStoredJson(KEY, { _id, name, ancestors } satisfies Trail, { lifetime: 'visit' })

/** Where this folder stood when it was last open; null when another one was. */
export const trailTo = (id: string): Trail | null => {
  const trail = readStoredJson(KEY, 'visit') as Trail | null
  return trail?._id === id ? trail : null
}

/** What is told to somebody whose folder is gone. */
export const vanishedText = (name: string | undefined, shown: string): string =>
  name === undefined
    ? `Diesen Ordner gibt es nicht, oder er ist nicht für dich bestimmt. Du bist jetzt in ${quoteName(shown)}.`
    : `Den Ordner ${quoteName(name)} gibt es nicht mehr. Du bist jetzt in ${quoteName(shown)}.`
