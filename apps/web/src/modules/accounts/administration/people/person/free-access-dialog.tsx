import {
  endOfGermanDay,
  FREE_UNTIL_TEXTS,
  freeUntilRefusal,
  lastMomentOf,
} from '@gebaerdenraum/domain/accounts/people/free-access'
import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../../api/client.ts'
import type { DialogProps } from '../../../../../ui/dialogs/dialog-host.tsx'
import { DialogForm } from '../../../../../ui/forms/dialog-form.tsx'
import { useSubmitForm } from '../../../../../ui/forms/use-submit-form.ts'
import sections from '../../../../../ui/page-sections.module.css'
import { showToast } from '../../../../../ui/toast.tsx'
import { freeUntilText } from '../people-texts.ts'
import { cachePerson } from '../queries.ts'

/** Sets the last day of free access. */
export const FreeAccessDialog = ({ request: { person }, onClose }: DialogProps<{ readonly person: Person }, true>) => {
  const client = useQueryClient()
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { freeUntil: firstDay(person), reason: '' },
    faultsOf: ({ freeUntil }) => ({ freeUntil: dayFault(freeUntil) }),
    send: async ({ freeUntil, reason }) => {
      const until = endOfGermanDay(freeUntil).toISOString()
      const changed = await api.people.patch(person._id, {
        freeUntil: until,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      })
      cachePerson(client, changed)
      showToast({ tone: 'success', text: `${person.name} hat kostenlosen Zugang ${freeUntilText({ until })}` })
      onClose(true)
    },
  })
  const [day, reason] = [field('freeUntil'), field('reason')]
  return (
    <DialogForm
      title={`Kostenloser Zugang für ${person.name}`}
      formProps={formProps}
      failure={failure}
      isBusy={isBusy}
      failureTitle="Der Zugang konnte nicht gegeben werden"
      submitLabel="Zugang geben"
      onCancel={() => onClose(null)}
    >
      <p className={sections.muted}>
        Der Zugang gilt sofort und endet von selbst. Eine Woche vorher bekommt die Person eine E-Mail. Eine bezahlte
        Lizenz läuft daneben unverändert weiter.
      </p>
      <TextInput
        key={day.key}
        type="date"
        label="Letzter Tag"
        required
        withAsterisk={false}
        data-autofocus
        {...day.props}
      />
      <TextInput
        key={reason.key}
        label="Grund"
        description="Steht im Protokoll. Kann leer bleiben."
        maxLength={300}
        {...reason.props}
      />
    </DialogForm>
  )
}

const firstDay = ({ freeAccess }: Person): string =>
  freeAccess?.until ? germanDayOf(lastMomentOf(new Date(freeAccess.until))) : ''

const dayFault = (day: string): string | null => {
  if (day === '') return 'Letzter Tag ist erforderlich'
  const refusal = freeUntilRefusal(endOfGermanDay(day), new Date())
  return refusal && FREE_UNTIL_TEXTS[refusal]
}
