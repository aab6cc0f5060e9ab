import { useParam } from '../../../ui/address-parts.ts'
import { SharedListView } from '../shared/shared-list-view.tsx'

/** What a share link leads licensed people to. */
export const Page = () => {
  const shareKey = useParam('shareKey') ?? ''
  return <SharedListView key={shareKey} shareKey={shareKey} />
}
