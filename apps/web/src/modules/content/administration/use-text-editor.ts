import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { showToast } from '../../../ui/toast.tsx'
import { contentPageQuery } from '../queries.ts'
import { currentTextQuery } from './queries.ts'
import { readTextDraft, writeTextDraft } from './text-draft.ts'

type Editing = {
  readonly markdown: string
  /** What it was based on. */
  readonly revision: number
  /** Since when a draft of an earlier visit is shown; null where none is. */
  readonly draftOf: number | null
}

/** The text while it is edited. Every change is kept in this browser; publishing says what it was based on. */
export const useTextEditor = (slug: PageSlug, current: PageVersion, userId: string) => {
  const client = useQueryClient()
  const [published, setPublished] = useState(current)
  const [editing, setEditing] = useState<Editing>(() => {
    const draft = readTextDraft(userId, slug)
    return draft && draft.markdown !== current.markdown
      ? { markdown: draft.markdown, revision: draft.revision, draftOf: draft.at }
      : { markdown: current.markdown ?? '', revision: current.revision, draftOf: null }
  })
  const change = (markdown: string): void => {
    setEditing({ ...editing, markdown })
    const isSame = markdown === published.markdown
    writeTextDraft(userId, slug, isSame ? null : { at: Date.now(), revision: editing.revision, markdown })
  }
  const take = (version: PageVersion): void => {
    writeTextDraft(userId, slug, null)
    setPublished(version)
    setEditing({ markdown: version.markdown ?? '', revision: version.revision, draftOf: null })
  }
  const publish = useMutation({
    mutationFn: () =>
      api['page-versions'].create({ page: slug, markdown: editing.markdown, revision: editing.revision }),
    onSuccess: async (version) => {
      take(version)
      showToast({ tone: 'success', text: 'Der Text ist veröffentlicht' })
      await client.invalidateQueries({ queryKey: ['page-versions'] })
      await client.invalidateQueries(contentPageQuery(slug))
    },
  })
  const newest = (): Promise<PageVersion> => client.fetchQuery(currentTextQuery(slug))
  return {
    markdown: editing.markdown,
    draftOf: editing.draftOf,
    isChanged: editing.markdown !== published.markdown,
    change,
    publish,
    isStale: publish.error instanceof ApiError && publish.error.code === 409,
    discard: () => {
      publish.reset()
      take(published)
    },
    /** Somebody else was faster: his text, and mine is given up. */
    takeNewest: async (): Promise<void> => {
      take(await newest())
      publish.reset()
    },
    /** Mine stays, to be published over his once I have looked. */
    keepMine: async (): Promise<void> => {
      const version = await newest()
      setPublished(version)
      setEditing({ ...editing, revision: version.revision, draftOf: null })
      writeTextDraft(userId, slug, { at: Date.now(), revision: version.revision, markdown: editing.markdown })
      publish.reset()
    },
  }
}
