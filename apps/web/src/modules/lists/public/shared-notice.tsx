import { IconInfoCircle } from '@tabler/icons-react'
import { LicenceContact, useMissingLicence } from '../../accounts/index.ts'
import type { SharedList } from '../queries.ts'
import { LicenceWays } from './licence-ways.tsx'
import classes from './shared-notice.module.css'

type SharedNoticeProps = { readonly list: SharedList; readonly shareKey: string }

/** Who shared the list, how much of it one sees, and how one sees all of it. */
export const SharedNotice = ({ list, shareKey }: SharedNoticeProps) => {
  const missing = useMissingLicence()
  const { authorFullname, signs, total } = list
  return (
    <section className={classes.notice} aria-label="Hinweis">
      <IconInfoCircle className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <p>
          {authorFullname ? <strong>{authorFullname}</strong> : 'Jemand'} hat diese Lernliste mit dir geteilt.
          {total > 0 && (
            <>
              {' '}
              Du siehst {signs.length < total && 'nur '}
              <strong>
                {signs.length} von {total} {total === 1 ? 'Gebärde' : 'Gebärden'}
              </strong>{' '}
              mit Wasserzeichen.
            </>
          )}
        </p>
        <p>
          {missing?.text} Mit einer Lizenz siehst du die ganze Liste ohne Wasserzeichen.{' '}
          {missing?.contact && <LicenceContact contact={missing.contact} />}
        </p>
      </div>
      <LicenceWays shareKey={shareKey} />
    </section>
  )
}
