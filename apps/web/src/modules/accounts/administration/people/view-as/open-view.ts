import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { api } from '../../../../../api/client.ts'
import { handOverView } from '../../../../../api/view-hand-over.ts'

/**
 * Opens the tab at once, in the click that asked for it (later the browser would block it), and hands it its own token
 * when there is one. False where it was blocked; rejects with the server's refusal. The sign-in of this tab stays as it is.
 */
export const openView = async (person: Person, reason: string): Promise<boolean> => {
  const tab = window.open('', '_blank')
  if (!tab) return false
  try {
    const { accessToken, expiresAt, user } = await api['view-as'].create({ user: person._id, reason })
    handOverView(tab, { accessToken, expiresAt, userId: user._id, name: user.name })
    return true
  } catch (error) {
    tab.close()
    throw error
  }
}
