import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useSession } from '../../accounts/index.ts'

/** Says why the visitor sees only some signs, and these with a watermark. */
export const PreviewNotice = () => {
  const { session, isLicensed } = useSession()
  if (isLicensed) return null
  return (
    <Alert variant="light" icon={<IconInfoCircle aria-hidden />}>
      {session ? 'Du hast keine aktive Lizenz.' : 'Du bist nicht angemeldet.'} Deshalb siehst du nur ausgewählte Inhalte
      mit Wasserzeichen.
    </Alert>
  )
}
