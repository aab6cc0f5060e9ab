import { type StoredMigration, versionOf } from '../kernel/migrate-stored.ts'

/**
 * How stored documents came to their form of today, `StoredContent`. Whoever changes that adds a step here, with
 * a stored document of before in the test, and never changes a step that was released.
 */
export const DOCUMENT_MIGRATIONS: readonly StoredMigration[] = []

/** Stands beside every stored document. */
export const DOCUMENT_MODEL_VERSION = versionOf(DOCUMENT_MIGRATIONS)
