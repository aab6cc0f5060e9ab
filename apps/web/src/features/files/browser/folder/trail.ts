import type { OpenedFileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'

type Trail = Pick<OpenedFileNode, '_id' | 'name' | 'ancestors'>

/** Survives a reload of the tab, during which somebody may have deleted the folder. */
const KEY = 'gebaerdenraum-folder-trail'

/** Keeps where the open folder stands, for the case that it vanishes. */
export const rememberTrail = ({ _id, name, ancestors }: Trail): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ _id, name, ancestors } satisfies Trail))
  } catch {
    // Without storage a vanished folder leads to the own root.
  }
}

/** Where this folder stood when it was last open; null when another one was. */
export const trailTo = (id: string): Trail | null => {
  try {
    const trail: Trail | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return trail?._id === id ? trail : null
  } catch {
    return null
  }
}

/** What is told to somebody whose folder is gone. */
export const vanishedText = (name: string | undefined, shown: string): string =>
  name === undefined
    ? `Diesen Ordner gibt es nicht, oder er ist nicht für dich bestimmt. Du bist jetzt in „${shown}“.`
    : `Den Ordner „${name}“ gibt es nicht mehr. Du bist jetzt in „${shown}“.`
