import { LegalPage } from '../components/legal-page.tsx'

export const Page = () => <LegalPage slug="impressum" heading="Impressum" />
