import { statfs } from 'node:fs/promises'
import { backupState, diskState } from '@gebaerdenraum/domain/operation/check-states'
import { readLastBackup } from '../../backup/last-backup.ts'
import { bytes, type CheckDeclaration, count, moment, text } from '../check.ts'
import { countMedia } from '../system-state.repository.ts'

export const storageCheck: CheckDeclaration = {
  id: 'storage',
  title: 'Speicher',
  async run({ db, storage, settings }) {
    await storage.head('state/probe')
    const media = await countMedia(db)
    return {
      state: 'good',
      facts: [
        text('Art', settings.s3 ? `S3, Eimer ${settings.s3.bucket}` : 'Verzeichnis auf diesem Server'),
        count('Originale von Gebärden', media.originals),
        count('Eigene Bilder', media.uploads),
        count('Bildgrößen und Videos', media.ready),
        count('Fehlgeschlagene Bildgrößen und Videos', media.failed),
      ],
    }
  },
}

export const diskCheck: CheckDeclaration = {
  id: 'disk',
  title: 'Platz',
  async run({ settings }) {
    const { bsize, blocks, bavail } = await statfs(settings.dataDir)
    const [free, total] = [bavail * bsize, blocks * bsize]
    const state = diskState({ free, total })
    return {
      state,
      note: state === 'good' ? null : 'Auf dem Datenträger von DATA_DIR wird der Platz knapp',
      facts: [
        bytes('Frei', free),
        bytes('Gesamt', total),
        { label: 'Davon frei', value: total === 0 ? 0 : Math.floor((free * 100) / total), unit: 'percent' },
      ],
    }
  },
}

export const backupCheck: CheckDeclaration = {
  id: 'backup',
  title: 'Sicherung',
  async run({ settings }, now) {
    if (settings.databaseUrl !== undefined) {
      return {
        state: 'unknown',
        note: 'PostgreSQL wird mit seinen eigenen Werkzeugen gesichert; davon weiß die App nichts',
        facts: [],
      }
    }
    const last = await readLastBackup(settings.dataDir)
    const state = backupState(last?.at ?? null, now)
    return {
      state,
      note: state === 'good' ? null : 'Sichere die Daten regelmäßig: Server beenden, npm run backup, Server starten',
      facts: [moment('Zuletzt', last?.at ?? null), ...(last ? [bytes('Umfang', last.bytes)] : [])],
    }
  },
}
