import type { FileNode } from '@gebaerdenraum/domain/files/file-nodes.contract'
import type { FileType } from '@gebaerdenraum/domain/files/file-types'

type ShownNodes = {
  readonly nodes: readonly FileNode[]
  /** How many the filter keeps from sight. */
  readonly hidden: number
}

/** Folders stay in sight whatever is filtered: the files one looks for may stand in them. */
export const shownNodes = (children: readonly FileNode[], fileType: FileType | null): ShownNodes => {
  if (fileType === null) return { nodes: children, hidden: 0 }
  const nodes = children.filter((node) => node.nodeType === 'directory' || node.fileType === fileType)
  return { nodes, hidden: children.length - nodes.length }
}

/** The note beside the filter (specification 2, section 2, "File browser"). */
export const hiddenText = (hidden: number): string =>
  hidden === 1
    ? 'Ein Inhalt ist durch den Filter ausgeblendet.'
    : `${NUMBER.format(hidden)} Inhalte sind durch den Filter ausgeblendet.`

/** How many things a folder or a selection holds. */
export const countText = (count: number): string => (count === 1 ? '1 Objekt' : `${NUMBER.format(count)} Objekte`)

const NUMBER = new Intl.NumberFormat('de')
