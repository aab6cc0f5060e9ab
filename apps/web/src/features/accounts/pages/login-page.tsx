import { PageHeading } from '../../../ui/page-heading.tsx'

export const Page = () => <PageHeading>Anmelden</PageHeading>
