import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { memo, type Ref, useRef } from 'react'
import type { CardView } from '../components/sign-card.tsx'
import { SignGrid } from '../components/sign-grid.tsx'
import { focusItem } from '../components/use-grid-keys.ts'
import classes from './search-results.module.css'

type SearchResultsProps = {
  readonly result: Page<Sign>
  readonly columns: number
  /** See `SignGrid`. */
  readonly columnsClass?: string | undefined
  readonly view: CardView
  readonly isLicensed: boolean
  readonly onOpen: (sign: Sign) => void
  readonly onToggleFavorite: ((sign: Sign) => void) | undefined
  readonly onLeave: () => void
  readonly ref: Ref<HTMLUListElement> | null
}

/** What was meant, and below it, set apart, what may have been meant. */
export const SearchResults = memo(function SearchResults({ result, onLeave, ref, ...grid }: SearchResultsProps) {
  const found = useRef<HTMLUListElement>(null)
  const hits = result.data.filter(({ match }) => match !== 'fuzzy')
  const guesses = result.data.filter(({ match }) => match === 'fuzzy')
  const leaveGuesses = () => {
    if (found.current) focusItem(found.current, hits.length - 1)
    else onLeave()
  }
  const attach = (element: HTMLUListElement | null) => {
    found.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <>
      {hits.length > 0 && <SignGrid {...grid} ref={attach} signs={hits} label="Gefundene Gebärden" onLeave={onLeave} />}
      {guesses.length > 0 && (
        <section aria-labelledby="guesses">
          <h2 className={classes.guesses} id="guesses">
            Meintest du …?
          </h2>
          <SignGrid
            {...grid}
            ref={hits.length > 0 ? undefined : ref}
            signs={guesses}
            label="Ähnliche Gebärden"
            onLeave={leaveGuesses}
          />
        </section>
      )}
    </>
  )
})
