import { DECLARATION_MAX } from '@gebaerdenraum/domain/billing/contract-declarations'
import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { TextInput } from '@mantine/core'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { currentSession, emailFault } from '../../accounts/index.ts'

export type Identity = { readonly name: string; readonly email: string; readonly contract: string }

/** Who is signed in need not say again who he is, and who pays a licence not which one. */
export const initialIdentity = (): Identity => {
  const { user, subscription } = currentSession() ?? {}
  const isPayer = user?.billingType === 'paying' && subscription?.status === 'active'
  const contract = isPayer ? subscription.licenseObject.title : ''
  return { name: user?.name ?? '', email: user?.email ?? '', contract }
}

export const identityFaults = ({ name, email, contract }: Identity) => ({
  name: name.trim() === '' ? requiredText('Name') : null,
  email: emailFault(email),
  contract: contract.trim() === '' ? requiredText('Bezeichnung des Vertrags') : null,
})

type Field = { readonly key: string; readonly props: object }
type Props = { readonly field: (name: keyof Identity) => Field }

/** Who declares it, of which contract, and where the receipt goes. */
export const IdentityFields = ({ field }: Props) => {
  const [name, email, contract] = [field('name'), field('email'), field('contract')]
  return (
    <>
      <TextInput
        key={name.key}
        label="Name"
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={120}
        {...name.props}
      />
      <TextInput
        key={contract.key}
        label="Bezeichnung des Vertrags"
        description="Zum Beispiel die Rechnungsnummer, die Lizenz oder die E-Mail-Adresse deines Kontos"
        required
        withAsterisk={false}
        maxLength={DECLARATION_MAX.contract}
        {...contract.props}
      />
      <EmailInput
        key={email.key}
        label="E-Mail für die Bestätigung"
        autoComplete="email"
        required
        withAsterisk={false}
        {...email.props}
      />
    </>
  )
}
