import { asciiEmail } from '@gebaerdenraum/domain/kernel/email-address'
import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { TeamFrame } from '../components/team-frame.tsx'
import classes from '../components/team-pages.module.css'

/** Who pays for the team (specification 1, section 2, "Team billing"). */
export const Page = () => (
  <TeamFrame heading="Abrechnung">
    {({ can, owner }) => (
      <section className={classes.card}>
        {can.bill ? (
          <>
            <p>Du teilst deine Lizenz mit deinem Team. Für die Mitglieder entstehen keine Kosten.</p>
            <div className={classes.actions}>
              <Button color="coral" renderRoot={(props) => <Link to="/app/einstellungen/konto/abo" {...props} />}>
                Lizenz verwalten
              </Button>
            </div>
          </>
        ) : (
          <p>
            Die Abrechnung eures Teams kann nur <strong translate="no">{owner.name}</strong> (
            <Anchor underline="always" href={`mailto:${asciiEmail(owner.email)}`} translate="no">
              {owner.email}
            </Anchor>
            ) einsehen.
          </p>
        )}
      </section>
    )}
  </TeamFrame>
)
