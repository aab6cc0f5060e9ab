import type { SettingsCardId, SettingsLink } from '@gebaerdenraum/domain/accounts/access/settings-cards'
import {
  IconCertificate,
  IconDatabaseExport,
  IconFileInvoice,
  IconLifebuoy,
  IconLock,
  IconMailFast,
  IconMapPin,
  IconReceipt,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  IconUsersPlus,
  type TablerIcon,
} from '@tabler/icons-react'

export type LinkText = {
  readonly to: string
  readonly label: string
  readonly description: string
  readonly Icon: TablerIcon
}

export const CARD_TITLES: Readonly<Record<SettingsCardId, string>> = {
  account: 'Konto',
  team: 'Team',
  support: 'Anleitungen und Hilfe',
}

/** How the settings look on their overview; a test holds the addresses against the route table. */
export const LINK_TEXTS: Readonly<Record<SettingsLink, LinkText>> = {
  'billing-address': {
    to: '/app/einstellungen/konto/rechnungsadresse',
    label: 'Rechnungsadresse',
    description: 'Die Adresse auf deinen Rechnungen',
    Icon: IconMapPin,
  },
  'password-change': {
    to: '/app/einstellungen/konto/passwort-aendern',
    label: 'Passwort ändern',
    description: 'Ein neues Passwort vergeben',
    Icon: IconLock,
  },
  'user-subscription': {
    to: '/app/einstellungen/konto/abo',
    label: 'Lizenz',
    description: 'Laufzeit, Plätze und Verlängerung',
    Icon: IconCertificate,
  },
  invoices: {
    to: '/app/einstellungen/konto/rechnungen',
    label: 'Rechnungen',
    description: 'Alle Rechnungen als PDF',
    Icon: IconFileInvoice,
  },
  'own-data': {
    to: '/app/einstellungen/konto/meine-daten',
    label: 'Meine Daten',
    description: 'Daten herunterladen oder Konto löschen',
    Icon: IconDatabaseExport,
  },
  'team-create': {
    to: '/app/team-erstellen',
    label: 'Team erstellen',
    description: 'Deine Lizenz mit anderen teilen',
    Icon: IconUsersPlus,
  },
  'team-overview': {
    to: '/app/einstellungen/team/uebersicht',
    label: 'Dein Team',
    description: 'Name, Beschreibung und Inhaber',
    Icon: IconUsersGroup,
  },
  'team-members': {
    to: '/app/einstellungen/team/mitglieder',
    label: 'Mitglieder',
    description: 'Wer dazugehört und welche Rolle hat',
    Icon: IconUsers,
  },
  'team-invitations': {
    to: '/app/einstellungen/team/einladungen',
    label: 'Einladungen',
    description: 'Offene und eingelöste Einladungen',
    Icon: IconMailFast,
  },
  'team-invite': {
    to: '/app/einstellungen/team/einladen',
    label: 'Personen einladen',
    description: 'Neue Mitglieder per E-Mail einladen',
    Icon: IconUserPlus,
  },
  'team-billing': {
    to: '/app/einstellungen/team/abrechnung',
    label: 'Abrechnung',
    description: 'Wie die Lizenz bezahlt wird',
    Icon: IconReceipt,
  },
  help: {
    to: '/app/hilfe',
    label: 'Hilfe',
    description: 'Antworten auf häufige Fragen',
    Icon: IconLifebuoy,
  },
}
