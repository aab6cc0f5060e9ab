import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useSession } from '../../accounts/index.ts'

/** The page to open when there is no sign to show: the search, or the login for visitors. */
export const useLeaveToSearch = () => {
  const navigate = useNavigate()
  const isSignedIn = useSession().session !== null
  return useCallback(
    () => void navigate({ to: isSignedIn ? '/app/suche' : '/login', replace: true }),
    [navigate, isSignedIn],
  )
}

/** Specification 1, section 8: no sign for a slug, or its sign could not be fetched. */
export const useMissingSign = (facts: {
  readonly isMissing: boolean
  readonly error: Error | null
  readonly onRetry: () => void
}): void => {
  const leave = useLeaveToSearch()
  const { isMissing, error, onRetry } = facts
  useEffect(() => {
    if (!isMissing) return
    showToast({ tone: 'warning', text: 'Keine passende Gebärde gefunden' })
    leave()
  }, [isMissing, leave])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one dialog for each error
  useEffect(() => {
    if (!error) return
    const question = {
      title: 'Fehler beim Abrufen der Gebärde',
      body: error.message,
      confirmLabel: 'Erneut versuchen',
      cancelLabel: 'Schließen',
    }
    void confirm(question).then((isWanted) => (isWanted ? onRetry() : leave()))
  }, [error])
}
