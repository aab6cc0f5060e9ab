import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPhotoOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { germanDay } from '../../../../ui/german-dates.ts'
import { WordClassBadge } from '../../../signs/index.ts'
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

export const SignTable = ({ signs, view, selection, onChange }: Props) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th className={classes.choice}>
          <Choice
            name="Alle Gebärden dieser Seite auswählen"
            isChosen={selection.isWholePage}
            isPart={selection.isPartOfPage}
            onToggle={selection.togglePage}
          />
        </th>
        <th className={classes.picture}>Bild</th>
        <SortHeading sort="title" label="Titel" view={view} onChange={onChange} />
        <SortHeading sort="category" label="Kategorie" view={view} onChange={onChange} />
        <SortHeading sort="wordClass" label="Wortart" view={view} onChange={onChange} />
        <th>Fehlt</th>
        <SortHeading sort="updatedAt" label="Geändert" view={view} onChange={onChange} />
      </tr>
    </thead>
    <tbody>
      {signs.map((sign) => (
        <SignRow key={sign._id} sign={sign} isChosen={selection.has(sign._id)} onToggle={selection.toggle} />
      ))}
    </tbody>
  </table>
)

type RowProps = {
  readonly sign: CatalogueSign
  readonly isChosen: boolean
  readonly onToggle: (id: string) => void
}

const SignRow = ({ sign, isChosen, onToggle }: RowProps) => {
  const picture = sign.images.signBox?.tiny ?? sign.images.signOnly?.tiny
  const states = [
    ...(sign.isRetired ? ['zurückgezogen'] : []),
    ...(sign.isPreview ? ['Vorschau'] : []),
    ...(sign.isFingerspelled ? ['Fingeralphabet'] : []),
  ]
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={classes.choice}>
        <Choice name={`„${sign.title}“ auswählen`} isChosen={isChosen} onToggle={() => onToggle(sign._id)} />
      </td>
      <td className={classes.picture}>
        {picture ? (
          <img src={picture} alt="" loading="lazy" width={40} height={61} />
        ) : (
          <IconPhotoOff size={24} aria-hidden />
        )}
      </td>
      <td className={classes.title}>
        <Link to="/app/verwaltung/gebaerden/$id" params={{ id: sign._id }} translate="no">
          {sign.title}
        </Link>
        {states.length > 0 && <span className={classes.states}>{states.join(' · ')}</span>}
        {sign.keywords.length > 0 && <span className={classes.keywords}>{sign.keywords.join(', ')}</span>}
      </td>
      <td className={classes.fact}>{sign.categoryName}</td>
      <td className={classes.fact}>
        <WordClassBadge id={sign.wordClass} />
      </td>
      <td className={classes.missing}>{sign.missingMedia.map((type) => MEDIA_NAMES[type]).join(', ') || '–'}</td>
      <td className={classes.day}>{germanDay(sign.updatedAt)}</td>
    </tr>
  )
}

type ChoiceProps = {
  readonly name: string
  readonly isChosen: boolean
  readonly isPart?: boolean
  readonly onToggle: () => void
}

/** A box that is small to look at and large to touch. */
const Choice = ({ name, isChosen, isPart = false, onToggle }: ChoiceProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control, and has its name
  <label className={classes.hit}>
    <Checkbox aria-label={name} checked={isChosen} indeterminate={isPart} onChange={onToggle} />
  </label>
)

type HeadingProps = {
  readonly sort: Sort
  readonly label: string
  readonly view: CatalogueView
  readonly onChange: (change: Partial<CatalogueView>) => void
}

const SortHeading = ({ sort, label, view, onChange }: HeadingProps) => {
  const isSorted = view.sort === sort
  const Arrow = view.isDescending ? IconArrowDown : IconArrowUp
  return (
    <th aria-sort={isSorted ? (view.isDescending ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className={classes.sort}
        // What changed last is what one looks for first.
        onClick={() => onChange({ sort, isDescending: isSorted ? !view.isDescending : sort === 'updatedAt' })}
      >
        {label}
        {isSorted && <Arrow size={16} aria-hidden />}
      </button>
    </th>
  )
}
