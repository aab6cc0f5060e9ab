import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/client.ts'
import { useWords } from '../../../../ui/address-parts.ts'
import { AdministrationPage } from '../../../../ui/administration/administration-page.tsx'
import { useBreadcrumbName } from '../../../../ui/breadcrumb-name.ts'
import sections from '../../../../ui/page-sections.module.css'
import { quoteName } from '../../../../ui/quote-name.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { catalogueChanged } from '../queries.ts'
import { SignForm } from './sign-form.tsx'

/** A new sign: its words first, its media on the page that opens then. */
export const NewSignPage = () => {
  const navigate = useNavigate()
  const words = useWords()
  useBreadcrumbName('Gebärde anlegen')
  return (
    <AdministrationPage heading="Gebärde anlegen">
      <div className={sections.page}>
        <section className={sections.card}>
          <p className={sections.muted}>Bilder und Video kommen danach dazu.</p>
          <SignForm
            sign={null}
            initialTitle={words['titel'] ?? ''}
            submitLabel="Anlegen"
            save={async (fields) => {
              const sign = await api['catalogue-signs'].create(fields)
              catalogueChanged()
              showToast({ tone: 'success', text: `${quoteName(sign.title)} ist angelegt.` })
              await navigate({ to: '/app/verwaltung/gebaerden/$id', params: { id: sign._id }, replace: true })
            }}
          />
        </section>
      </div>
    </AdministrationPage>
  )
}
