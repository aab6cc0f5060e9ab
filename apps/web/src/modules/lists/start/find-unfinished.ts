import type { RecentFile } from '@gebaerdenraum/domain/files/files.contract'

export type UnfinishedList = {
  readonly id: string
  readonly name: string
  readonly learned: number
  readonly count: number
  readonly percent: number
}

/** The list used last, besides `except`, that has signs left to learn or due for repetition. */
export const findUnfinished = (files: readonly RecentFile[], except?: string): UnfinishedList | null => {
  for (const { _id: id, node, summary } of files) {
    if (summary.fileType !== 'lists' || summary.signCount === 0 || id === except) continue
    const { signCount, learnedCount, progress, dueCount } = summary
    if (learnedCount === signCount && dueCount === 0) continue
    return { id, name: node.name, learned: learnedCount, count: signCount, percent: progress }
  }
  return null
}
