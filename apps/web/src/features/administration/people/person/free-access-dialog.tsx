import { germanDayOf } from '@gebaerdenraum/domain/invoices/german-days'
import {
  endOfGermanDay,
  FREE_UNTIL_TEXTS,
  freeUntilRefusal,
  lastMomentOf,
} from '@gebaerdenraum/domain/people/free-access'
import type { Person } from '@gebaerdenraum/domain/people/people.contract'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'
import type { DialogProps } from '../../../../ui/dialog-host.tsx'
import formClasses from '../../../../ui/forms/form.module.css'
import { FormFailure } from '../../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../../ui/forms/use-submit-form.ts'
import sections from '../../../../ui/page-sections.module.css'
import { TitledModal } from '../../../../ui/titled-modal.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { freeUntilText } from '../people-texts.ts'
import { keepPerson } from '../queries.ts'

/** Until which day somebody uses everything without paying. */
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
      keepPerson(client, changed)
      showToast({ tone: 'success', text: `${person.name} hat kostenlosen Zugang ${freeUntilText({ until })}` })
      onClose(true)
    },
  })
  const [day, reason] = [field('freeUntil'), field('reason')]
  return (
    <TitledModal title={`Kostenloser Zugang für ${person.name}`} onClose={() => onClose(null)}>
      <form className={formClasses.form} {...formProps}>
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
        <FormFailure title="Der Zugang konnte nicht gegeben werden" error={failure} />
        <div className={sections.actions}>
          <Button type="submit" color="coral" loading={isBusy}>
            Zugang geben
          </Button>
          <Button variant="default" onClick={() => onClose(null)}>
            Abbrechen
          </Button>
        </div>
      </form>
    </TitledModal>
  )
}

const firstDay = ({ freeAccess }: Person): string =>
  freeAccess?.until ? germanDayOf(lastMomentOf(new Date(freeAccess.until))) : ''

const dayFault = (day: string): string | null => {
  if (day === '') return 'Letzter Tag ist erforderlich'
  const refusal = freeUntilRefusal(endOfGermanDay(day), new Date())
  return refusal && FREE_UNTIL_TEXTS[refusal]
}
