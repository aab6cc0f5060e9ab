import { Button, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../../modules/accounts/index.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import classes from './route-error.module.css'

/** Stands in the place of a page whose code is not on this device, without a connection: what can be done instead. */
export const PageNotOnDevice = () => {
  const { isLicensed } = useSession()
  const Content = useOfflineContent(isLicensed)
  useEffect(() => {
    const reload = (): void => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div className={classes.page}>
      <section className={classes.error} role="alert">
        <PageHeading>Keine Verbindung</PageHeading>
        <Text>
          Diese Seite ist noch nicht auf diesem Gerät. Sie öffnet sich von selbst, sobald du wieder eine Verbindung
          hast.
        </Text>
        <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => window.location.reload()}>
          Erneut versuchen
        </Button>
      </section>
      {Content && <Content />}
    </div>
  )
}

/** Its code lies on the device of a person who has used the app there before. */
const useOfflineContent = (isWanted: boolean): ComponentType | null => {
  const [Content, setContent] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isWanted) return
    import('../../modules/lists/offline/offline-content.tsx').then(
      ({ OfflineContent }) => setContent(() => OfflineContent),
      () => undefined,
    )
  }, [isWanted])
  return Content
}
