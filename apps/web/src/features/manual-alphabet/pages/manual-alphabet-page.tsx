import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { HandChoice } from '../../signs/index.ts'
import { letterDrawingsQuery } from '../letter-drawings.ts'
import { LetterGrid } from '../letters/letter-grid.tsx'
import { LetterModal } from '../letters/letter-modal.tsx'
import { useOpenLetter } from '../letters/use-open-letter.ts'
import { PosterSection } from '../poster/poster-section.tsx'
import { NameField } from '../spelling/name-field.tsx'
import classes from './manual-alphabet-page.module.css'

/** The manual alphabet of DGS for everybody: look, spell, print. */
export const Page = () => {
  const openLetter = useOpenLetter()
  const { error, data } = useQuery(letterDrawingsQuery)
  return (
    <div className={classes.page}>
      <header className={classes.intro}>
        <div>
          <PageHeading>Das Fingeralphabet der DGS</PageHeading>
          <p>
            Mit dem Fingeralphabet buchstabierst du Namen und Wörter, für die es keine Gebärde gibt. Du siehst hier die
            rechte Hand deines Gegenübers. Machst du sie nach, ist von dir aus alles seitenverkehrt. Öffne einen
            Buchstaben, dann siehst du ihn groß, als Zeichnung und als Video.
          </p>
        </div>
        <HandChoice />
      </header>
      {error && !data ? (
        // Browsers do not fetch a file of code again that once failed.
        <LoadError
          title="Die Hände konnten nicht geladen werden"
          error={null}
          onRetry={() => window.location.reload()}
        />
      ) : (
        <>
          <NameField onOpen={openLetter.noteOpening} />
          <section aria-labelledby="letters">
            <h2 className={classes.heading} id="letters">
              Alle Buchstaben
            </h2>
            <LetterGrid onOpen={openLetter.noteOpening} />
          </section>
          <PosterSection />
        </>
      )}
      <LetterModal openLetter={openLetter} />
    </div>
  )
}
