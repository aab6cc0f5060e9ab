import type { PeoplePatch, Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/client.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { keepPerson } from '../queries.ts'

/** Changes one thing of a person at a time; what was refused is told where the button is, as a toast. */
export const usePersonChange = (id: string) => {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change = async (patch: PeoplePatch, done: string): Promise<Person | null> => {
    setBusy(true)
    try {
      const person = await api.people.patch(id, patch)
      keepPerson(client, person)
      showToast({ tone: 'success', text: done })
      return person
    } catch (error) {
      showToast({ tone: 'danger', text: (error as Error).message })
      return null
    } finally {
      setBusy(false)
    }
  }
  return { change, isBusy }
}
