import { PUBLIC_SIGNS_PATH } from '@gebaerdenraum/domain/catalogue/public-sign-path'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SectionLinks } from '../public/section-links.tsx'
import { VisitorButtons } from '../public/visitor-buttons.tsx'
import { catalogueClaimQuery } from '../queries.ts'
import { SearchField } from '../search/search-field.tsx'
import type { SignSearchControl } from '../search/use-sign-search.ts'
import classes from './hero.module.css'
import { HeroFilm } from './hero-film.tsx'
import { isSearching } from './is-searching.ts'
import { type FocusTarget, focusFirstResult } from './visitor-results.tsx'

type Props = {
  readonly signSearch: SignSearchControl
  readonly setFocusTarget: (target: FocusTarget) => void
}

/** What the product is, in one sentence, with a film and a search. The search is a form: it works without scripts too. */
export const Hero = ({ signSearch, setFocusTarget }: Props) => {
  const { search, finish, choose } = signSearch
  // A word is looked for in all topics, as the form does without scripts.
  const type = (text: string) => {
    setFocusTarget(null)
    if (search.category !== null && text !== '') choose({ category: null })
    signSearch.type(text)
  }
  const { data: claim } = useQuery(catalogueClaimQuery)
  const field = useRef<HTMLInputElement>(null)
  useTextBeforeHydration(field, search.search, type)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    finish()
    setFocusTarget(isSearching(search) ? 'first-sign' : null)
  }
  return (
    <header className={classes.hero} data-searching={isSearching(search) || undefined}>
      <div className={classes.words}>
        <PageHeading>Deutsche Gebärdensprache lernen und unterrichten</PageHeading>
        <p className={classes.sentence}>
          {claim ? capitalise(claim) : 'Gebärden als Video und Zeichnung'} zum Nachschlagen, Üben, Drucken und Teilen.
          Für Kita, Schule, Werkstatt und Familie.
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: the element `search` is younger than the oldest supported browsers. */}
        <form
          role="search"
          aria-label="Gebärden suchen"
          action={PUBLIC_SIGNS_PATH}
          className={classes.search}
          onSubmit={submit}
        >
          <SearchField ref={field} value={search.search} onType={type} onFinish={finish} onDown={focusFirstResult} />
          <Button type="submit" size="lg">
            Suchen
          </Button>
        </form>
        <div className={classes.ways}>
          <VisitorButtons signUpLabel="Kostenlos ausprobieren" />
          <SectionLinks />
        </div>
      </div>
      <HeroFilm />
    </header>
  )
}

/** What a visitor has typed before the page was taken over is searched for. */
const useTextBeforeHydration = (
  field: { readonly current: HTMLInputElement | null },
  shown: string,
  onType: (text: string) => void,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const text = field.current?.value ?? ''
    if (text !== shown) onType(text)
  }, [])
}

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('de') + text.slice(1)
