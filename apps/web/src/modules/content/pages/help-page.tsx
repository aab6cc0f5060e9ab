import { Link } from '@tanstack/react-router'
import classes from '../components/faq-list.module.css'
import { FaqList } from '../components/faq-list.tsx'
import { HelpCards } from '../components/help-cards.tsx'
import { LoadedPage } from '../components/loaded-page.tsx'
import { Prose } from '../components/prose.tsx'

/** Manual and films, frequent questions, and what the operator has to say (specification 1, section 2, Help). */
export const Page = () => (
  <LoadedPage slug="hilfe" heading="Hilfe">
    {({ html, sections, links }) => (
      <>
        <HelpCards links={links} />
        <FaqList questions={sections} />
        <p>
          <Link to="/faq" className={classes.link}>
            Weitere häufige Fragen
          </Link>
        </p>
        <Prose html={html} />
      </>
    )}
  </LoadedPage>
)
