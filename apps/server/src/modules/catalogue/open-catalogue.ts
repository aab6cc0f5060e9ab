import { setTimeout as delay } from 'node:timers/promises'
import type { SearchableSign, SearchIndex } from '@gebaerdenraum/domain/catalogue/search/build-index'
import type { FastifyBaseLogger } from 'fastify'
import { type ChangeFeed, EVERYTHING } from '../../platform/database/changes/change-feed.ts'
import type { Database } from '../../platform/database/database.ts'
import { type CatalogueRow, findCatalogueRows, findCategories, readCatalogueRevision } from './catalogue.repository.ts'
import type { Catalogue, CatalogueState } from './catalogue.ts'
import { buildIndexAside } from './search-index/build-index-aside.ts'

/**
 * Signs change seldom and are searched at every key stroke, so each server keeps the whole catalogue in memory. It reads
 * it again when a change is announced (docs/decisions/0004). While changes may not be heard it asks the database at most
 * once a second whether the catalogue moved.
 */
const MAX_AGE_MS = 1_000

type Needs = {
  readonly db: Database
  readonly log: FastifyBaseLogger
  readonly changes: ChangeFeed
}

export const openCatalogue = ({ db, log, changes }: Needs): Catalogue => {
  let state: CatalogueState | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let loadMs = 0
  let checking: Promise<CatalogueState> | undefined
  let following: Promise<CatalogueState> | undefined
  /** Whether no change was announced since the last check began. */
  let isLatest = false
  let announced: NodeJS.Timeout | undefined
  let isStopped = false

  const check = async (): Promise<CatalogueState> => {
    const startedAt = performance.now()
    isLatest = true
    try {
      const revision = await readCatalogueRevision(db)
      if (!state || state.revision !== revision) {
        state = await load(db, revision)
        loadMs = performance.now() - startedAt
        log.info({ revision, signs: state.byId.size, durationMs: Math.round(loadMs) }, 'catalogue loaded')
      }
    } catch (error) {
      isLatest = false
      throw error
    }
    checkedAt = performance.now()
    if (!isLatest) checkSoon()
    return state
  }
  const checkOnce = (): Promise<CatalogueState> => {
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }
  const checkAside = (): Promise<CatalogueState> => {
    const newer = checkOnce()
    newer.catch((error) => log.warn({ err: error }, 'catalogue not refreshed'))
    return newer
  }
  /** An import announces many changes in a row: reading takes at most half of the time, or one load a second. */
  const checkSoon = (): void => {
    if (isStopped) return
    const pauseMs = Math.min(MAX_AGE_MS, loadMs)
    announced ??= setTimeout(
      () => {
        announced = undefined
        void checkAside()
      },
      Math.max(0, checkedAt + pauseMs - performance.now()),
    ).unref()
  }
  changes.onChange((topic) => {
    if (topic !== EVERYTHING && !topic.startsWith(TOPIC)) return
    isLatest = false
    // A check that is running starts another one at its end.
    if (state && !checking) checkSoon()
  })
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
  const latest = (): CatalogueState | undefined =>
    (isLatest && changes.isCurrent()) || performance.now() - checkedAt < MAX_AGE_MS ? state : undefined
  return {
    latest,
    async current() {
      if (!state) return checkOnce()
      // Nobody waits for an index: requests are answered from the one before while a newer one is built.
      return latest() ?? Promise.race([checkAside(), patience(state)])
    },
    refresh,
    stop() {
      isStopped = true
      clearTimeout(announced)
    },
  }
}

/** As migration 0006 announces it, with the id of the row. */
const TOPIC = 'catalogue:'

/** Asking for the revision takes a moment, reading the whole catalogue takes longer. */
const PATIENCE_MS = 100

const patience = async (state: CatalogueState): Promise<CatalogueState> => {
  await delay(PATIENCE_MS, undefined, { ref: false })
  return state
}

const load = async (db: Database, firstRevision: number): Promise<CatalogueState> => {
  const { signs, ...content } = await readContent(db, firstRevision)
  return { ...content, index: await buildIndexAside(signs), findPublicIndex: openPublicIndex(signs) }
}

/** A caller who may see only the name of a sign must not learn its keywords by searching for them. */
const openPublicIndex = (signs: readonly SearchableSign[]): CatalogueState['findPublicIndex'] => {
  let building: Promise<SearchIndex> | undefined
  return () => {
    building ??= buildIndexAside(signs.map((sign) => (sign.isPreview ? sign : { ...sign, keywords: [] }))).catch(
      (error) => {
        building = undefined
        throw error
      },
    )
    return building
  }
}

type CatalogueContent = Omit<CatalogueState, 'index' | 'findPublicIndex'> & {
  readonly signs: readonly SearchableSign[]
}

/** A large import moves the revision with every batch. */
const MAX_READINGS = 3

/**
 * Reads the whole catalogue, and once more when its revision moved meanwhile: what is read in pages is then of one state. In
 * the end rows that are newer than the revision only mean one more load later.
 */
const readContent = async (db: Database, firstRevision: number): Promise<CatalogueContent> => {
  let revision = firstRevision
  for (let reading = 1; ; reading += 1) {
    const content = { revision, ...(await readSigns(db)), categories: await findCategories(db) }
    revision = await readCatalogueRevision(db)
    if (revision === content.revision || reading === MAX_READINGS) return content
  }
}

/** Few enough that requests are answered while they are taken apart. */
const ROWS_PER_PAGE = 1_000

const readSigns = async (db: Database) => {
  const byId = new Map<string, CatalogueRow>()
  const bySlug = new Map<string, CatalogueRow>()
  const signs: SearchableSign[] = []
  let after: string | undefined
  for (;;) {
    const rows = await findCatalogueRows(db, { after, limit: ROWS_PER_PAGE })
    for (const row of rows) {
      byId.set(row.id, row)
      bySlug.set(row.slug, row)
      signs.push(toSearchable(row))
    }
    after = rows.at(-1)?.id
    if (rows.length < ROWS_PER_PAGE) return { byId, bySlug, signs }
  }
}

const toSearchable = (row: CatalogueRow): SearchableSign => ({
  id: row.id,
  title: row.title,
  keywords: row.keywords,
  category: row.categoryName,
  categoryId: row.categoryId,
  wordClass: row.wordClass,
  isPreview: row.isPreview,
})
