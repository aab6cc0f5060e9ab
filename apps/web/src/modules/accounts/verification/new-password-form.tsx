import { Button } from '@mantine/core'
import { ApiError } from '../../../api/api-error.ts'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import { NewPasswordFields, newPasswordFaults } from '../forms/new-password-fields.tsx'
import { type MailedLink, redeem } from './mailed-link.ts'

type Props = {
  readonly link: MailedLink
  readonly onDone: () => void
  /** The link itself is of no use: typing anything else would not help. */
  readonly onRefused: (error: Error) => void
}

const LINK_REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 410])

export const NewPasswordForm = ({ link, onDone, onRefused }: Props) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { password: '', repeat: '' },
    faultsOf: newPasswordFaults,
    send: async ({ password }) => {
      try {
        await redeem(link, password)
        onDone()
      } catch (error) {
        if (!isRefusalOfLink(error)) throw error
        onRefused(error)
      }
    },
  })
  return (
    <form className={formClasses.form} {...formProps}>
      <NewPasswordFields field={field} />
      <FormFailure error={failure} />
      <Button type="submit" color="coral" size="lg" fullWidth loading={isBusy}>
        Passwort speichern
      </Button>
    </form>
  )
}

const isRefusalOfLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && LINK_REFUSALS.has(error.code) && !('password' in error.errors)
