import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'

/** A list as it is to be printed; it stands in the folder of its node. */
export type PrintListRequest = {
  readonly name: string
  readonly node: string
  /** In their order. */
  readonly signs: readonly Pick<ListSign, '_id' | 'isCustom'>[]
}
