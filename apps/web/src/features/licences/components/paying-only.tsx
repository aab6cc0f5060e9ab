import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import sections from '../../../ui/page-sections.module.css'
import { useSession } from '../../accounts/index.ts'

/** What only who pays himself has to manage; the others are told who does it for them. */
export const PayingOnly = ({ children }: { readonly children: ReactNode }) => {
  const { session } = useSession()
  if (session?.user.billingType === 'paying') return children
  if (session?.user.billingType === 'member') {
    return (
      <section className={sections.card}>
        <p>Du nutzt einen Platz in der Lizenz deines Teams. Verwaltet und bezahlt wird sie vom Inhaber des Teams.</p>
        <div className={sections.actions}>
          <Button variant="default" renderRoot={(props) => <Link to="/app/einstellungen/team/abrechnung" {...props} />}>
            Abrechnung des Teams
          </Button>
        </div>
      </section>
    )
  }
  return (
    <section className={sections.card}>
      <p>Dein Zugang ist kostenlos. Es gibt nichts zu bezahlen und nichts zu verwalten.</p>
    </section>
  )
}
