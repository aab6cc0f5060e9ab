import { Button, Text } from '@mantine/core'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useShownRoute } from '../shown-route.ts'
import classes from './coming-soon-page.module.css'

/** Stands in for a page that is still being made: says what will be there, and leads back. */
export const Page = () => {
  const { title, outlook } = useShownRoute()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <section className={classes.page}>
      <PageHeading>{title}</PageHeading>
      <Text fz="lg">Diese Seite entsteht gerade.</Text>
      <Text>{outlook}</Text>
      <Button variant="default" onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))}>
        {canGoBack ? 'Zurück' : 'Zur Startseite'}
      </Button>
    </section>
  )
}
