import {
  IconCurrencyEuro,
  IconFileImport,
  IconFileInvoice,
  IconFileText,
  IconGauge,
  IconHandFinger,
  IconHistory,
  IconInbox,
  IconListCheck,
  IconMessageQuestion,
  IconServer,
  IconShieldLock,
  IconShoppingCart,
  IconUser,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'

export type AdministrationArea = { readonly to: string; readonly label: string; readonly Icon: TablerIcon }
type AreaGroup = { readonly name: string | null; readonly areas: readonly AdministrationArea[] }

const ROOT = '/app/verwaltung'
const area = (path: string, label: string, Icon: TablerIcon): AdministrationArea => ({ to: ROOT + path, label, Icon })

/** The areas of the administration, in the order of its navigation. */
export const AREA_GROUPS: readonly AreaGroup[] = [
  { name: null, areas: [area('', 'Überblick', IconGauge)] },
  {
    name: 'Katalog',
    areas: [
      area('/gebaerden', 'Gebärden', IconHandFinger),
      area('/import', 'Import', IconFileImport),
      area('/wuensche', 'Wünsche', IconMessageQuestion),
      area('/listenvorlagen', 'Listenvorlagen', IconListCheck),
    ],
  },
  {
    name: 'Verkauf',
    areas: [
      area('/bestellungen', 'Bestellungen', IconShoppingCart),
      area('/rechnungen', 'Rechnungen', IconFileInvoice),
      area('/anfragen', 'Anfragen', IconInbox),
      area('/preise', 'Preise', IconCurrencyEuro),
    ],
  },
  {
    name: 'Menschen',
    areas: [area('/personen', 'Personen', IconUser), area('/teams', 'Teams', IconUsersGroup)],
  },
  {
    name: 'Betrieb',
    areas: [
      area('/texte', 'Texte', IconFileText),
      area('/system', 'System', IconServer),
      area('/protokoll', 'Protokoll', IconHistory),
      area('/anmeldung', 'Anmeldung', IconShieldLock),
    ],
  },
]

/** The area that a page belongs to: its own, or the one it stands below. */
export const areaAt = (path: string): AdministrationArea | undefined => {
  const areas = AREA_GROUPS.flatMap((group) => group.areas)
  return (
    areas.find(({ to }) => to === path) ?? areas.filter(({ to }) => to !== ROOT).find(({ to }) => isBelow(path, to))
  )
}

const isBelow = (path: string, area: string): boolean => path.startsWith(`${area}/`)
