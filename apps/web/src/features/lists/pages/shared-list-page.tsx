import { useParams } from '@tanstack/react-router'
import { SharedListView } from '../shared/shared-list-view.tsx'

/** What a share link leads licensed people to. */
export const Page = () => {
  const { shareKey = '' } = useParams({ strict: false }) as { readonly shareKey?: string }
  return <SharedListView key={shareKey} shareKey={shareKey} />
}
