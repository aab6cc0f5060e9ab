import { Text } from '@mantine/core'
import { AdministrationPage } from '../components/administration-page.tsx'

/** What the administration opens with. */
export const Page = () => (
  <AdministrationPage heading="Verwaltung">
    <Text>Hier betreibst du den Dienst: Katalog, Verkauf, Menschen und Betrieb.</Text>
  </AdministrationPage>
)
