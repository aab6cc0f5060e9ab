import { WORD_CLASS_IDS, WORD_CLASSES, type WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SearchField } from '../../../../ui/lists/search-field.tsx'
import { SearchLandmark } from '../../../../ui/search-landmark.tsx'
import { catalogueReportQuery, MEDIA_NAMES } from '../queries.ts'
import classes from './catalogue-filters.module.css'
import { type CatalogueView, MISSING, SHOWN } from './catalogue-view.ts'

type Props = {
  readonly view: CatalogueView
  readonly onSearch: (text: string) => void
  readonly onChange: (change: Partial<CatalogueView>) => void
}

/** Search and filters above the table. */
export const CatalogueFilters = ({ view, onSearch, onChange }: Props) => {
  const { data: report } = useQuery(catalogueReportQuery)
  const numbered = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`)
  const shownCounts = {
    offered: report?.signs,
    preview: report?.preview,
    spelled: report?.spelled,
    retired: report?.retired,
    recent: undefined,
  }
  return (
    <SearchLandmark label="Katalog durchsuchen" className={classes.filters!}>
      <SearchField
        className={classes.search}
        label="Suche in Titel, Adresse und Stichwörtern"
        maxLength={100}
        value={view.search}
        onChange={onSearch}
      />
      <NativeSelect
        size="md"
        label="Status"
        value={view.shown}
        onChange={(event) => onChange({ shown: event.currentTarget.value as CatalogueView['shown'] })}
        data={SHOWN.map((shown) => ({ value: shown, label: numbered(SHOWN_NAMES[shown], shownCounts[shown]) }))}
      />
      <NativeSelect
        size="md"
        label="Fehlende Medien"
        value={view.missing}
        onChange={(event) => onChange({ missing: event.currentTarget.value as CatalogueView['missing'] })}
        data={[
          { value: '', label: 'Egal' },
          ...MISSING.map((type) => ({
            value: type,
            label: type === 'any' ? 'Irgendetwas fehlt' : numbered(`${MEDIA_NAMES[type]} fehlt`, report?.missing[type]),
          })),
        ]}
      />
      <NativeSelect
        size="md"
        label="Kategorie"
        value={view.category}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
        data={[
          { value: '', label: 'Alle' },
          ...(report?.categories ?? []).map(({ _id, name, signCount }) => ({
            value: _id,
            label: numbered(name, signCount),
          })),
        ]}
      />
      <NativeSelect
        size="md"
        label="Wortart"
        value={view.wordClass}
        onChange={(event) => onChange({ wordClass: event.currentTarget.value as WordClassId | '' })}
        data={[
          { value: '', label: 'Alle' },
          ...WORD_CLASS_IDS.map((id) => ({ value: id, label: WORD_CLASSES[id].title })),
        ]}
      />
    </SearchLandmark>
  )
}

const SHOWN_NAMES: Readonly<Record<CatalogueView['shown'], string>> = {
  offered: 'Veröffentlicht',
  preview: 'Vorschau-Gebärden',
  spelled: 'Demo-Gebärden im Fingeralphabet',
  retired: 'Zurückgezogen',
  recent: 'Geändert in den letzten 7 Tagen',
}
