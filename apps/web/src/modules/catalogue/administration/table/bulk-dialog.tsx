import type { BulkChange } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import { WORD_CLASS_IDS, WORD_CLASSES, type WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DialogProps } from '../../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../../ui/dialogs/titled-modal.tsx'
import forms from '../../../../ui/forms/form.module.css'
import { catalogueReportQuery } from '../queries.ts'
import { countOfSigns } from './count-of-signs.ts'

export type BulkKind = 'keywords' | 'category' | 'wordClass' | 'preview' | 'offer'

type Props = DialogProps<{ readonly kind: BulkKind; readonly count: number }, BulkChange>

/** What is to be changed of all chosen signs. */
export const BulkDialog = ({ request: { kind, count }, onClose }: Props) => {
  const [change, setChange] = useState<BulkChange>(STARTS[kind])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSomething(change)) onClose(change)
  }
  return (
    <TitledModal title={`${TITLES[kind]}: ${countOfSigns(count)}`} onClose={() => onClose(null)}>
      <form onSubmit={submit} className={forms.form}>
        <Fields kind={kind} change={change} onChange={setChange} />
        <p>Danach kannst du alles zusammen rückgängig machen.</p>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(null)}>
            Abbrechen
          </Button>
          <Button type="submit" disabled={!isSomething(change)}>
            {countOfSigns(count)} ändern
          </Button>
        </Group>
      </form>
    </TitledModal>
  )
}

type FieldsProps = {
  readonly kind: BulkKind
  readonly change: BulkChange
  readonly onChange: (change: BulkChange) => void
}

const Fields = ({ kind, change, onChange }: FieldsProps) => {
  if (kind === 'keywords') return <KeywordFields onChange={onChange} />
  if (kind === 'category') return <CategoryField change={change} onChange={onChange} />
  if (kind === 'wordClass') {
    return (
      <NativeSelect
        size="md"
        label="Neue Wortart"
        data-autofocus
        value={change.wordClass ?? ''}
        onChange={(event) => onChange({ wordClass: event.currentTarget.value as WordClassId })}
        data={[
          { value: '', label: 'Bitte wählen', disabled: true },
          ...WORD_CLASS_IDS.map((id) => ({ value: id, label: WORD_CLASSES[id].title })),
        ]}
      />
    )
  }
  const [field, yes, no] =
    kind === 'preview'
      ? (['isPreview', 'In die Vorschau für alle Besucher aufnehmen', 'Aus der Vorschau nehmen'] as const)
      : (['isRetired', 'Zurückziehen: niemand findet sie mehr', 'Wieder anbieten'] as const)
  return (
    <NativeSelect
      size="md"
      label="Was soll geschehen?"
      data-autofocus
      value={change[field] === true ? 'yes' : 'no'}
      onChange={(event) => onChange({ [field]: event.currentTarget.value === 'yes' })}
      data={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
    />
  )
}

const KeywordFields = ({ onChange }: Pick<FieldsProps, 'onChange'>) => {
  const [texts, setTexts] = useState({ add: '', remove: '' })
  const type = (change: Partial<typeof texts>) => {
    const next = { ...texts, ...change }
    setTexts(next)
    onChange({ addKeywords: splitWords(next.add), removeKeywords: splitWords(next.remove) })
  }
  return (
    <>
      <TextInput
        label="Stichwörter dazu"
        description="Mehrere durch Komma getrennt"
        data-autofocus
        value={texts.add}
        onChange={(event) => type({ add: event.currentTarget.value })}
      />
      <TextInput
        label="Stichwörter weg"
        description="Mehrere durch Komma getrennt"
        value={texts.remove}
        onChange={(event) => type({ remove: event.currentTarget.value })}
      />
    </>
  )
}

const CategoryField = ({ change, onChange }: Omit<FieldsProps, 'kind'>) => {
  const { data: report } = useQuery(catalogueReportQuery)
  return (
    <NativeSelect
      size="md"
      label="Neue Kategorie"
      data-autofocus
      value={change.category ?? ''}
      onChange={(event) => onChange({ category: event.currentTarget.value })}
      data={[
        { value: '', label: 'Bitte wählen', disabled: true },
        ...(report?.categories ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
    />
  )
}

const splitWords = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const isSomething = (change: BulkChange): boolean =>
  Object.values(change).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined))

const TITLES: Readonly<Record<BulkKind, string>> = {
  keywords: 'Stichwörter',
  category: 'Kategorie',
  wordClass: 'Wortart',
  preview: 'Vorschau',
  offer: 'Angebot',
}

const STARTS: Readonly<Record<BulkKind, BulkChange>> = {
  keywords: {},
  category: {},
  wordClass: {},
  preview: { isPreview: true },
  offer: { isRetired: true },
}
