import { Button, Textarea } from '@mantine/core'
import { api } from '../../../api/client.ts'
import type { DialogProps } from '../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'

type Request = { readonly offer: string; readonly offerToken: string }

/** Says no to an offer; why is welcome and not needed. */
export const DeclineDialog = ({ request, onClose }: DialogProps<Request, true>) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { reason: '' },
    faultsOf: () => ({}),
    send: async ({ reason }) => {
      await api['offer-refusals'].create({ ...request, reason })
      onClose(true)
    },
  })
  const reason = field('reason')
  return (
    <TitledModal title="Angebot ablehnen" onClose={() => onClose(null)}>
      <form className={formClasses.form} {...formProps}>
        <p>Danach kann es nicht mehr angenommen werden.</p>
        <Textarea
          key={reason.key}
          label="Grund (freiwillig)"
          autosize
          minRows={3}
          maxLength={1000}
          data-autofocus
          {...reason.props}
        />
        <FormFailure title="Das Angebot konnte nicht abgelehnt werden" error={failure} />
        <div className={sections.actions}>
          <Button type="submit" color="red" loading={isBusy}>
            Ablehnen
          </Button>
          <Button variant="default" onClick={() => onClose(null)}>
            Abbrechen
          </Button>
        </div>
      </form>
    </TitledModal>
  )
}
