import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { useSession } from '../../accounts/index.ts'
import { BillingAddressForm } from '../address/billing-address-form.tsx'
import { PayingOnly } from '../components/paying-only.tsx'
import { customerQuery } from '../queries.ts'

/** The address that stands on invoices from now on; those that were issued keep theirs. */
export const Page = () => (
  <div className={sections.page}>
    <PageHeading>Rechnungsadresse</PageHeading>
    <PayingOnly>
      <OwnAddress />
    </PayingOnly>
  </div>
)

const OwnAddress = () => {
  const { session } = useSession()
  const client = useQueryClient()
  const { data: customer, error, refetch } = useQuery(customerQuery(session?.user._id ?? ''))
  if (!customer) {
    return error ? (
      <LoadError
        title="Deine Rechnungsadresse konnte nicht geladen werden"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton height="24rem" role="status" aria-label="Rechnungsadresse wird geladen" />
    )
  }
  return (
    <section className={sections.card}>
      <BillingAddressForm
        customer={customer}
        submitLabel="Speichern"
        onSaved={(saved) => {
          client.setQueryData(customerQuery(saved._id).queryKey, saved)
          showToast({ tone: 'success', text: 'Rechnungsadresse gespeichert' })
        }}
      />
    </section>
  )
}
