import { useParams, useSearch } from '@tanstack/react-router'

/** A part of the address that its route calls `$name`; undefined where the route has none, or leaves it open. */
export const useParam = (name: string): string | undefined =>
  useParams({ strict: false, select: (params: Readonly<Record<string, string | undefined>>) => params[name] })

/** The words of the query in the address, by name. */
export const useWords = (): Readonly<Record<string, string>> => useSearch({ strict: false })
