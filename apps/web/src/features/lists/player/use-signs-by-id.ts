import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { useMemo } from 'react'

/** What can be played of a list: what this viewer may see. */
export const useSignsById = (signs: readonly Sign[]): ReadonlyMap<string, Sign> =>
  useMemo(() => new Map(signs.filter(({ isLocked }) => !isLocked).map((sign) => [sign._id, sign])), [signs])
