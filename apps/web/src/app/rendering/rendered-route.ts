import type { QueryClient } from '@tanstack/react-query'
import type { AddressSearch } from '../address-search.ts'
import type { PageHead } from './write-head.ts'

/** A page that the server renders for visitors. */
export type RenderedRoute = {
  /** The files of the page's code, from the folder of the web app: their styles come with the first answer. */
  readonly modules: readonly string[]
  /** Loads what the page shows, and says what it is. Rejects with the API's refusal. */
  readonly prepare: (visit: Visit) => Promise<PreparedPage>
}

export type Visit = {
  readonly queries: QueryClient
  /** Parts of the path by their names. */
  readonly params: Readonly<Record<string, string | undefined>>
  /** Words of the query by their names. */
  readonly words: AddressSearch
  /** Address of the product, without a slash at its end. */
  readonly appUrl: string
}

/** What a page says of itself. */
export type PreparedPage = Omit<PageHead, 'title' | 'styles'> & {
  /** The thing that the page shows. */
  readonly name?: string
  /** The words of the query on which it depends what the page shows. All others are ignored. */
  readonly words?: Readonly<Record<string, string | undefined>>
  /** One of many that hardly anyone asks for: it is not remembered, and under a flood of them the browser renders it. */
  readonly isRare?: boolean
  /** There is no such thing: the page says so, the same for every address. */
  readonly isMissing?: boolean
}
