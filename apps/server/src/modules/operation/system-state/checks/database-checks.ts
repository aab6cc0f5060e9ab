import { readFile } from 'node:fs/promises'
import { clockState } from '@gebaerdenraum/domain/operation/check-states'
import { bytes, type CheckDeclaration, count, milliseconds, text } from '../check.ts'
import { readDatabaseClock, readDatabaseFacts } from '../system-state.repository.ts'

const JOURNAL = new URL('../../../../platform/database/migrations/meta/_journal.json', import.meta.url)

export const databaseCheck: CheckDeclaration = {
  id: 'database',
  title: 'Datenbank',
  async run({ db, settings }) {
    const startedAt = performance.now()
    const found = await readDatabaseFacts(db)
    const took = Math.round(performance.now() - startedAt)
    const known = (JSON.parse(await readFile(JOURNAL, 'utf8')) as { entries: readonly unknown[] }).entries.length
    const isSame = known === found.migrations
    return {
      state: isSame ? 'good' : 'warning',
      note: isSame
        ? null
        : `Die Datenbank hat andere Migrationen (${found.migrations}) als diese Version des Programms (${known})`,
      facts: [
        text('Art', settings.databaseUrl === undefined ? 'eingebaut' : 'PostgreSQL'),
        text('Version', found.version),
        bytes('Größe', found.bytes),
        count('Migrationen', found.migrations),
        milliseconds('Antwort nach', took),
      ],
    }
  },
}

export const clockCheck: CheckDeclaration = {
  id: 'clock',
  title: 'Uhr',
  async run({ db }) {
    const before = Date.now()
    const theirs = await readDatabaseClock(db)
    const ours = (before + Date.now()) / 2
    const skew = Math.round(theirs.getTime() - ours)
    const state = clockState(skew)
    return {
      state,
      note: state === 'good' ? null : 'Die Uhren von Server und Datenbank gehen auseinander: gleiche sie ab (NTP)',
      facts: [milliseconds('Abweichung zur Datenbank', skew)],
    }
  },
}
