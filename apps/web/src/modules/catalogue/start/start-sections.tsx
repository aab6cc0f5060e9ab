import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** What a module above this one shows at the start of the app, for accounts with a licence. */
export type StartSection = {
  readonly id: string
  readonly Content: ComponentType
  /** Loads into the cache what `Content` shows. Does not reject. */
  readonly prepare: (client: QueryClient) => Promise<void>
}

const sections = new Map<string, StartSection>()

/** Called by `app/modules.ts`, before the page of the search. */
export const registerStartSection = (section: StartSection): void => void sections.set(section.id, section)

/** Resolves to true, when the sections can be shown without waiting. */
export const prepareStartSections = async (client: QueryClient): Promise<true> => {
  await Promise.all([...sections.values()].map(({ prepare }) => prepare(client)))
  return true
}

/** The registered sections. Nothing for those without a licence. */
export const StartSections = () => [...sections.values()].map(({ id, Content }) => <Content key={id} />)
