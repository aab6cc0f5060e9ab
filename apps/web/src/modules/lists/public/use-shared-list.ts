import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '../../../ui/toast.tsx'
import { useSession } from '../../accounts/index.ts'
import { sharedListQuery } from '../queries.ts'

/** The list of a share key. Without one one is told so and comes to the lists, or to the login (specification 2, section 8). */
export const useSharedList = (shareKey: string | undefined) => {
  const { data, error, refetch } = useQuery({ ...sharedListQuery(shareKey ?? ''), enabled: shareKey !== undefined })
  const navigate = useNavigate()
  const isSignedIn = useSession().session !== null
  const isMissing = shareKey === undefined || data === null
  useEffect(() => {
    if (!isMissing) return
    showToast({ tone: 'warning', text: 'Keine passende Lernliste gefunden' })
    void navigate({ to: isSignedIn ? '/app/lernlisten' : '/login', replace: true })
  }, [isMissing, isSignedIn, navigate])
  return { list: data ?? undefined, isMissing, error: data ? null : error, refetch: () => void refetch() }
}
