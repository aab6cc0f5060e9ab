import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { LicenceContact, useMissingLicence, useSession } from '../../accounts/index.ts'

/** Says why the visitor sees only some signs, and these with a watermark; members also whom to ask for more. */
export const PreviewNotice = () => {
  const { isLicensed } = useSession()
  const missing = useMissingLicence()
  if (isLicensed) return null
  return (
    <Alert variant="light" icon={<IconInfoCircle aria-hidden />}>
      {missing?.text ?? 'Du bist nicht angemeldet.'} Deshalb siehst du nur ausgewählte Inhalte mit Wasserzeichen.
      {missing?.contact && (
        <>
          {' '}
          <LicenceContact contact={missing.contact} />
        </>
      )}
    </Alert>
  )
}
