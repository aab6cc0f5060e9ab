import { Button, Checkbox, TextInput, type TextInputProps } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import sections from '../../../ui/page-sections.module.css'
import { emailFault } from '../../accounts/index.ts'
import { required } from './card-faults.ts'
import { MANDATE_MISSING, SepaMandate } from './sepa-mandate.tsx'

/** What all fields for a way to pay have in common, whoever's they are. */

type Field = { readonly key: string; readonly props: object }

type Props = {
  readonly type: 'card' | 'sepa_debit'
  readonly formProps: ComponentProps<'form'>
  readonly failure: Error | null
  readonly isBusy: boolean
  readonly children: ReactNode
}

export const MethodForm = ({ type, formProps, failure, isBusy, children }: Props) => (
  <form className={formClasses.form} aria-label={type === 'card' ? 'Karte' : 'Lastschrift'} {...formProps}>
    {children}
    <FormFailure
      title={
        type === 'card'
          ? 'Die Karte konnte nicht hinterlegt werden'
          : 'Die Lastschrift konnte nicht eingerichtet werden'
      }
      error={failure}
    />
    <div className={sections.actions}>
      <Button type="submit" color="coral" loading={isBusy}>
        Weiter
      </Button>
    </div>
  </form>
)

/** One that has to be filled in; that none may be left out is said by none of them. */
export const MethodField = ({ field, ...props }: TextInputProps & { readonly field: Field }) => (
  <TextInput key={field.key} required withAsterisk={false} {...props} {...field.props} />
)

export const HolderField = ({ field, isCard }: { readonly field: Field; readonly isCard: boolean }) => (
  <MethodField field={field} label="Name des Inhabers" autoComplete={isCard ? 'cc-name' : 'name'} />
)

type DebitFields = { readonly email: Field; readonly mandate: Field }

/** Where debits are announced, and the consent that the bank's rules ask for. */
export const DebitConsent = ({ email, mandate }: DebitFields) => (
  <>
    <EmailInput
      key={email.key}
      label="E-Mail für Ankündigungen"
      autoComplete="email"
      required
      withAsterisk={false}
      {...email.props}
    />
    <Checkbox key={mandate.key} size="md" label={<SepaMandate />} required {...mandate.props} />
  </>
)

type DebitValues = { readonly name: string; readonly email: string; readonly hasMandate: boolean }

export const debitFaults = ({ name, email, hasMandate }: DebitValues) => ({
  name: holderFault(name),
  email: emailFault(email),
  hasMandate: hasMandate ? null : MANDATE_MISSING,
})

export const holderFault = (name: string): string | null => required('Name des Inhabers', name)
