import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { IconPhotoOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { germanDay } from '../../../../ui/german-dates.ts'
import { choiceColumn } from '../../../../ui/lists/choice-column.tsx'
import { byId, type Column, type ColumnSort, DataTable } from '../../../../ui/lists/data-table.tsx'
import { quoteName } from '../../../../ui/quote-name.ts'
import { WordClassBadge } from '../../components/word-class-tag.tsx'
import { MEDIA_NAMES } from '../queries.ts'
import type { CatalogueView, Sort } from './catalogue-view.ts'
import classes from './sign-table.module.css'
import type { Selection } from './use-selection.ts'

type Props = {
  readonly signs: readonly CatalogueSign[]
  readonly view: CatalogueView
  readonly selection: Selection
  readonly onChange: (change: Partial<CatalogueView>) => void
}

export const SignTable = ({ signs, view, selection, onChange }: Props) => {
  const isChosen = ({ _id }: CatalogueSign): boolean => selection.has(_id)
  const sortBy = (sort: Sort): ColumnSort => {
    const isSorted = view.sort === sort
    return {
      direction: isSorted ? (view.isDescending ? 'descending' : 'ascending') : null,
      // The latest change first.
      onSort: () => onChange({ sort, isDescending: isSorted ? !view.isDescending : sort === 'updatedAt' }),
    }
  }
  const columns: readonly Column<CatalogueSign>[] = [
    choiceColumn({
      allLabel: 'Alle Gebärden dieser Seite auswählen',
      isAll: selection.isWholePage,
      isPart: selection.isPartOfPage,
      toggleAll: selection.togglePage,
      label: ({ title }) => `${quoteName(title)} auswählen`,
      isChosen,
      toggle: ({ _id }) => selection.toggle(_id),
    }),
    { head: 'Bild', className: classes.picture, cell: (sign) => <Picture sign={sign} /> },
    { head: 'Titel', sort: sortBy('title'), className: classes.title, cell: (sign) => <Title sign={sign} /> },
    {
      head: 'Kategorie',
      sort: sortBy('category'),
      className: classes.fact,
      cell: ({ categoryName }) => categoryName,
    },
    {
      head: 'Wortart',
      sort: sortBy('wordClass'),
      className: classes.fact,
      cell: ({ wordClass }) => <WordClassBadge id={wordClass} />,
    },
    {
      head: 'Fehlt',
      className: classes.missing,
      cell: ({ missingMedia }) => missingMedia.map((type) => MEDIA_NAMES[type]).join(', ') || '–',
    },
    {
      head: 'Geändert',
      sort: sortBy('updatedAt'),
      className: classes.day,
      cell: ({ updatedAt }) => germanDay(updatedAt),
    },
  ]
  return (
    <DataTable
      label="Gebärden"
      className={classes.table}
      columns={columns}
      rows={signs}
      rowKey={byId}
      isChosen={isChosen}
    />
  )
}

const Picture = ({ sign: { images } }: { readonly sign: CatalogueSign }) => {
  const picture = images.signBox?.tiny ?? images.signOnly?.tiny
  return picture ? (
    <img src={picture} alt="" loading="lazy" width={40} height={61} />
  ) : (
    <IconPhotoOff size={24} aria-hidden />
  )
}

const Title = ({ sign: { _id, title, keywords, ...sign } }: { readonly sign: CatalogueSign }) => {
  const states = [
    ...(sign.isRetired ? ['zurückgezogen'] : []),
    ...(sign.isPreview ? ['Vorschau'] : []),
    ...(sign.isFingerspelled ? ['Fingeralphabet'] : []),
  ]
  return (
    <>
      <Link to="/app/verwaltung/gebaerden/$id" params={{ id: _id }} translate="no">
        {title}
      </Link>
      {states.length > 0 && <span className={classes.states}>{states.join(' · ')}</span>}
      {keywords.length > 0 && <span className={classes.keywords}>{keywords.join(', ')}</span>}
    </>
  )
}
