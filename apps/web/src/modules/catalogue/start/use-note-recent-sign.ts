import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { useEffect } from 'react'
import { isViewTab } from '../../../api/view-tab.ts'
import { useSession } from '../../accounts/index.ts'
import { noteRecentSign } from './recent-signs.ts'

/** Remembers that the person looks at this sign. Not for visitors, and not while an administrator looks at the app as somebody else. */
export const useNoteRecentSign = ({ _id, isLocked }: Pick<Sign, '_id' | 'isLocked'>): void => {
  const { session } = useSession()
  const userId = session?.user._id
  useEffect(() => {
    if (userId !== undefined && !isLocked && !isViewTab()) noteRecentSign(userId, _id)
  }, [userId, _id, isLocked])
}
