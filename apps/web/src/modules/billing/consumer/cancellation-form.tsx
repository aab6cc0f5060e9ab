import { DECLARATION_MAX } from '@gebaerdenraum/domain/billing/contract-declarations'
import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import sections from '../../../ui/page-sections.module.css'
import { IdentityFields, identityFaults, initialIdentity } from './identity-fields.tsx'
import { OwnContractNotice } from './own-contract-notice.tsx'

type Manner = 'ordinary' | 'extraordinary'
type End = 'soonest' | 'on-day'

const MANNERS = [
  { value: 'ordinary', label: 'Ordentlich' },
  { value: 'extraordinary', label: 'Außerordentlich' },
] as const
const ENDS = [
  { value: 'soonest', label: 'Zum nächstmöglichen Zeitpunkt' },
  { value: 'on-day', label: 'Zu einem bestimmten Tag' },
] as const

/** Asks what § 312k Abs. 2 BGB names, and nothing else. */
export const CancellationForm = ({ onDeclared }: { readonly onDeclared: (declared: ContractDeclaration) => void }) => {
  const [manner, setManner] = useState<Manner>('ordinary')
  const [end, setEnd] = useState<End>('soonest')
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { ...initialIdentity(), reason: '', ends: '' },
    faultsOf: (values) => ({
      ...identityFaults(values),
      reason: manner === 'extraordinary' && values.reason.trim() === '' ? requiredText('Grund der Kündigung') : null,
      ends: end === 'on-day' && values.ends === '' ? requiredText('Tag des Vertragsendes') : null,
    }),
    send: async ({ ends, reason, ...identity }) => {
      const day = end === 'soonest' ? 'soonest' : ends
      const given = { ...identity, email: identity.email.trim(), manner, ends: day }
      const declaration = { ...given, ...(manner === 'extraordinary' && { reason }) }
      onDeclared(await api['contract-declarations'].create({ kind: 'cancellation', ...declaration }))
    },
  })
  const [reason, ends] = [field('reason'), field('ends')]
  return (
    <section className={sections.card}>
      <p>
        Hier kündigst du deinen Vertrag, auch ohne dich anzumelden. Du bekommst sofort eine Bestätigung, hier und per
        E-Mail.
      </p>
      <OwnContractNotice />
      <form className={formClasses.form} aria-label="Vertrag kündigen" {...formProps}>
        <ChoiceCards<Manner> label="Art der Kündigung" options={MANNERS} value={manner} onChange={setManner} />
        {manner === 'extraordinary' && (
          <Textarea
            key={reason.key}
            label="Grund der Kündigung"
            autosize
            minRows={3}
            required
            withAsterisk={false}
            maxLength={DECLARATION_MAX.reason}
            {...reason.props}
          />
        )}
        <IdentityFields field={field} />
        <ChoiceCards<End> label="Wann soll der Vertrag enden?" options={ENDS} value={end} onChange={setEnd} />
        {end === 'on-day' && (
          <TextInput
            key={ends.key}
            label="Tag des Vertragsendes"
            type="date"
            required
            withAsterisk={false}
            {...ends.props}
          />
        )}
        <FormFailure title="Deine Kündigung konnte nicht gesendet werden" error={failure} />
        <div className={sections.actions}>
          <Button type="submit" color="coral" size="lg" loading={isBusy}>
            Jetzt kündigen
          </Button>
        </div>
      </form>
    </section>
  )
}
