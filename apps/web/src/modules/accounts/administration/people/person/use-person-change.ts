import type { PeoplePatch } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../../api/client.ts'
import { useAction } from '../../../../../ui/forms/use-action.ts'
import { cachePerson } from '../queries.ts'

/** Changes one thing of a person at a time. `done` is said once it is. */
export const usePersonChange = (id: string) => {
  const client = useQueryClient()
  const { run, isBusy } = useAction({
    run: async ({ patch }: { readonly patch: PeoplePatch; readonly done: string }) =>
      cachePerson(client, await api.people.patch(id, patch)),
    done: (_, { done }) => done,
  })
  return { change: (patch: PeoplePatch, done: string) => run({ patch, done }), isBusy }
}
