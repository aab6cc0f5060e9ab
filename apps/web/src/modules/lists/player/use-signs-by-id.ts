import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { useMemo } from 'react'

/** What can be played of a list: what this viewer may see. */
export const useSignsById = (signs: readonly ListSign[]): ReadonlyMap<string, ListSign> =>
  useMemo(() => new Map(signs.filter(({ isLocked }) => !isLocked).map((sign) => [sign._id, sign])), [signs])
