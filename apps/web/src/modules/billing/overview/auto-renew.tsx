import type { WholeSubscription } from '@gebaerdenraum/domain/billing/subscriptions.contract'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { useAction } from '../../../ui/forms/use-action.ts'
import { germanDay } from '../../../ui/german-dates.ts'
import { reloadSession } from '../../accounts/index.ts'
import { checkoutQuery } from '../queries.ts'

/** Turns the renewal off and on again, as long as the period runs. */
export const AutoRenew = ({ subscription }: { readonly subscription: WholeSubscription }) => {
  const client = useQueryClient()
  const { run: change, isBusy } = useAction({
    run: async (cancelAtPeriodEnd: boolean) => {
      await api.subscriptions.patch(subscription._id, { cancelAtPeriodEnd })
      await Promise.all([client.invalidateQueries({ queryKey: checkoutQuery.queryKey }), reloadSession()])
    },
    done: (_, isEnding) => (isEnding ? 'Verlängerung ausgeschaltet' : 'Verlängerung eingeschaltet'),
  })
  // What was ordered for the next term follows too, and can be stopped.
  const isFollowed = subscription.licenseObject.canAutoRenew || subscription.successor !== null
  if (!isFollowed || subscription.periodEnd === null) return null
  const isEnding = subscription.cancelAtPeriodEnd
  const turnOff = async () => {
    const isSure = await confirm({
      title: 'Verlängerung ausschalten?',
      body: `Du kannst alles bis ${germanDay(subscription.periodEnd ?? '')} weiter nutzen. Danach endet der Zugang, auch der deines Teams. Bis dahin kannst du sie wieder einschalten.`,
      confirmLabel: 'Verlängerung ausschalten',
      tone: 'danger',
    })
    if (isSure) await change(true)
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void (isEnding ? change(false) : turnOff())}>
      {isEnding ? 'Verlängerung wieder einschalten' : 'Verlängerung ausschalten'}
    </Button>
  )
}
