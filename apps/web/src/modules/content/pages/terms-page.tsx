import { LegalPage } from '../components/legal-page.tsx'

export const Page = () => <LegalPage slug="agb" heading="Allgemeine Geschäftsbedingungen" />
