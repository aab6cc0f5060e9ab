import { setTimeout } from 'node:timers/promises'
import { searchIndexInSteps } from '@gebaerdenraum/domain/catalogue/search/build-index'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { inTurns } from '../../platform/processes/in-turns.ts'
import { findCatalogueRows, findCategories, readCatalogueRevision } from './catalogue.repository.ts'
import type { Catalogue, CatalogueState } from './catalogue.ts'

/**
 * Signs change seldom and are searched at every key stroke, so each server keeps the whole catalogue in memory and asks
 * the database at most once a second whether it moved (docs/decisions/0004).
 */
const MAX_AGE_MS = 1_000

export const openCatalogue = (db: Database, log: FastifyBaseLogger): Catalogue => {
  let state: CatalogueState | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<CatalogueState> | undefined
  let following: Promise<CatalogueState> | undefined

  const check = async (): Promise<CatalogueState> => {
    const startedAt = performance.now()
    const revision = await readCatalogueRevision(db)
    if (!state || state.revision !== revision) {
      state = await load(db, revision)
      const durationMs = Math.round(performance.now() - startedAt)
      log.info({ revision, signs: state.byId.size, durationMs }, 'catalogue loaded')
    }
    checkedAt = performance.now()
    return state
  }
  const checkOnce = (): Promise<CatalogueState> => {
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }
  const refresh = (): Promise<CatalogueState> => {
    if (!checking) return checkOnce()
    // What is being looked at may have been read before the change that the caller knows of.
    following ??= checking
      .catch(() => undefined)
      .then(() => {
        following = undefined
        return checkOnce()
      })
    return following
  }
  return {
    async current() {
      if (!state) return checkOnce()
      if (performance.now() - checkedAt < MAX_AGE_MS) return state
      // Nobody waits for an index: who comes while a newer one is built is answered from the one before.
      const newer = checkOnce()
      newer.catch((error) => log.warn({ err: error }, 'catalogue not refreshed'))
      return Promise.race([newer, patience(state)])
    },
    refresh,
  }
}

/** Asking for the revision takes a moment, reading the whole catalogue takes longer. */
const PATIENCE_MS = 100

const patience = async (state: CatalogueState): Promise<CatalogueState> => {
  await setTimeout(PATIENCE_MS, undefined, { ref: false })
  return state
}

/** The revision was read before the rows: rows that are newer than it only mean one more load later. */
const load = async (db: Database, revision: number): Promise<CatalogueState> => {
  const rows = await findCatalogueRows(db)
  const categories = await findCategories(db)
  const index = await inTurns(
    searchIndexInSteps(
      rows.map((row) => ({
        id: row.id,
        title: row.title,
        keywords: row.keywords,
        category: row.categoryName,
        categoryId: row.categoryId,
        wordClass: row.wordClass,
        isPreview: row.isPreview,
      })),
    ),
  )
  return {
    revision,
    byId: new Map(rows.map((row) => [row.id, row])),
    bySlug: new Map(rows.map((row) => [row.slug, row])),
    categories,
    index,
  }
}
