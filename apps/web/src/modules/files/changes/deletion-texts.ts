import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import { namesOf } from './names-of.ts'

type Deleted = Pick<FileNode, 'name' | 'nodeType' | 'ownerType'>

/** What deleting destroys, as sentences (specification 2, section 4, "Deleting"); `contents` tells what folders hold. */
export const deletionTexts = (nodes: readonly Deleted[]) => {
  const folders = nodes.filter(({ nodeType }) => nodeType === 'directory')
  const isOfTeam = nodes.some(({ ownerType }) => ownerType === 'teams')
  return {
    loss: `${namesOf(nodes)} ${nodes.length === 1 ? 'wird' : 'werden'} unwiderruflich gelöscht.`,
    contents: folders.length === 0 ? null : contentsText(null),
    team: isOfTeam ? 'Auch deine Team-Mitglieder verlieren dadurch den Zugriff darauf.' : null,
  }
}

/** `count` is what stands directly in a folder; null while nobody knows. */
export const contentsText = (count: number | null): string => {
  if (count === null) return 'Alle Inhalte werden mit gelöscht.'
  if (count === 0) return 'Der Ordner ist leer.'
  const number = count === 1 ? '1 Objekt' : `${count.toLocaleString('de-DE')} Objekte`
  return `Alle Inhalte werden mit gelöscht: ${number} und alles, was darin liegt.`
}
