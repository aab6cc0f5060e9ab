import { FaqList } from '../components/faq-list.tsx'
import { LoadedPage } from '../components/loaded-page.tsx'
import { Prose } from '../components/prose.tsx'

/** What is asked most, also before somebody has an account. */
export const Page = () => (
  <LoadedPage slug="faq" heading="Häufige Fragen">
    {({ html, sections }) => (
      <>
        <Prose html={html} />
        <FaqList questions={sections} hasHeading={false} />
      </>
    )}
  </LoadedPage>
)
