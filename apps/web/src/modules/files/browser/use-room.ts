import { useMemo, useSyncExternalStore } from 'react'

/** Tablets have room for the details beside the table, desks for the tree too. */
const FOR_DETAILS = '(min-width: 48em)'
const FOR_TREE = '(min-width: 62em)'

/** What has room beside the table. */
export const useRoom = () => {
  const hasDetails = useSyncExternalStore(subscribe, () => matchMedia(FOR_DETAILS).matches)
  const hasTree = useSyncExternalStore(subscribe, () => matchMedia(FOR_TREE).matches)
  return useMemo(() => ({ hasDetails, hasTree }), [hasDetails, hasTree])
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
