import { CatchBoundary } from '@tanstack/react-router'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { HandChoice } from '../../catalogue/index.ts'
import { LetterGrid } from '../letters/letter-grid.tsx'
import { LetterModal } from '../letters/letter-modal.tsx'
import { LetterWithoutScripts } from '../letters/letter-without-scripts.tsx'
import { useOpenLetter } from '../letters/use-open-letter.ts'
import { PosterSection } from '../poster/poster-section.tsx'
import { NameField } from '../spelling/name-field.tsx'
import classes from './manual-alphabet-page.module.css'

/** The manual alphabet of DGS for everybody: look, spell, print. */
export const Page = () => {
  const openLetter = useOpenLetter()
  const isHydrated = useIsHydrated()
  const { letter } = openLetter
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
        <div inert={!isHydrated}>
          <HandChoice />
        </div>
      </header>
      <CatchBoundary getResetKey={() => 'hands'} errorComponent={HandsError}>
        {letter !== undefined && <LetterWithoutScripts letter={letter} />}
        <NameField onOpen={openLetter.noteOpening} />
        <section aria-labelledby="letters">
          <h2 className={classes.heading} id="letters">
            Alle Buchstaben
          </h2>
          <LetterGrid onOpen={openLetter.noteOpening} />
        </section>
        <PosterSection />
        <LetterModal openLetter={openLetter} />
      </CatchBoundary>
    </div>
  )
}

/** Browsers do not fetch a file of code again that once failed. */
const HandsError = () => (
  <LoadError title="Die Hände konnten nicht geladen werden" error={null} onRetry={() => window.location.reload()} />
)
