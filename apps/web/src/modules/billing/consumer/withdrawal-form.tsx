import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { Button } from '@mantine/core'
import { api } from '../../../api/client.ts'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'
import { IdentityFields, identityFaults, initialIdentity } from './identity-fields.tsx'

/** Asks what § 356a Abs. 2 BGB names: a withdrawal needs no reason. */
export const WithdrawalForm = ({ onDeclared }: { readonly onDeclared: (declared: ContractDeclaration) => void }) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: initialIdentity(),
    faultsOf: identityFaults,
    send: async (identity) => {
      const given = { ...identity, email: identity.email.trim() }
      onDeclared(await api['contract-declarations'].create({ kind: 'withdrawal', ...given }))
    },
  })
  return (
    <section className={sections.card}>
      <p>
        Hier widerrufst du deinen Vertrag, auch ohne dich anzumelden und ohne einen Grund zu nennen. Du bekommst sofort
        eine Bestätigung, hier und per E-Mail.
      </p>
      <p className={sections.muted}>
        Ein Widerruf ist 14 Tage lang möglich. Hast du bei der Bestellung zugestimmt, dass deine Lizenz sofort beginnt,
        kann dein Widerrufsrecht schon erloschen sein; wir prüfen das und melden uns bei dir.
      </p>
      <form className={formClasses.form} aria-label="Vertrag widerrufen" {...formProps}>
        <IdentityFields field={field} />
        <FormFailure title="Dein Widerruf konnte nicht gesendet werden" error={failure} />
        <div className={sections.actions}>
          <Button type="submit" color="coral" size="lg" loading={isBusy}>
            Widerruf bestätigen
          </Button>
        </div>
      </form>
    </section>
  )
}
