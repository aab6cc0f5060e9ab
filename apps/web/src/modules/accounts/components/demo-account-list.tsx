import { UnstyledButton } from '@mantine/core'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo-accounts.ts'
import type { Credentials } from '../sign-in.ts'
import classes from './demo-account-list.module.css'
import { DemoMailsLink } from './demo-mails-link.tsx'

type Props = { readonly isBusy: boolean; readonly onChoose: (credentials: Credentials) => void }

/** One click signs in as one of the people of the demonstration data. */
export const DemoAccounts = ({ isBusy, onChoose }: Props) => (
  <section className={classes.demo} aria-labelledby="demo-accounts">
    <h2 id="demo-accounts">Zum Ausprobieren</h2>
    <p>
      Diese Konten gehören zu den Demodaten. Ein Klick meldet dich an, das Passwort ist überall{' '}
      <code>{DEMO_PASSWORD}</code>.
    </p>
    <ul>
      {DEMO_ACCOUNTS.map(({ email, who }) => (
        <li key={email}>
          <UnstyledButton
            className={classes.account!}
            disabled={isBusy}
            onClick={() => onChoose({ email, password: DEMO_PASSWORD })}
          >
            <strong>{who}</strong>
            <span translate="no">{email}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
    <DemoMailsLink align="start" />
  </section>
)
