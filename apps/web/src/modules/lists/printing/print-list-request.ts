import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'

/** A list as it is to be printed; it stands in the folder of its node. */
export type PrintListRequest = {
  readonly name: string
  readonly node: string
  /** In their order. */
  readonly signs: readonly Pick<ListSign, '_id' | 'isCustom'>[]
}

export type PrintedList = {
  /** Id of the print template. */
  readonly document: string
  /** The options of printing come next; else its PDF is opening in a tab already. */
  readonly wantsOptions: boolean
}
