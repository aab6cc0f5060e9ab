import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/client.ts'
import type { DialogProps } from '../../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../../ui/dialogs/titled-modal.tsx'
import { FormFailure } from '../../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../../ui/forms/use-submit-form.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { quoteName } from '../../../../ui/quote-name.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { catalogueChanged, catalogueReportQuery } from '../queries.ts'
import classes from './categories-dialog.module.css'
import { countOfSigns } from './count-of-signs.ts'

/** All categories: a new one, another name. Signs are moved with the bulk change of the table. */
export const CategoriesDialog = ({ onClose }: DialogProps<null, null>) => {
  const { data: report, error, refetch } = useQuery(catalogueReportQuery)
  const [renamed, setRenamed] = useState<string | null>(null)
  return (
    <TitledModal title="Kategorien" onClose={() => onClose(null)} size="lg">
      <NameForm
        label="Neue Kategorie"
        initialName=""
        submitLabel="Anlegen"
        send={async (name) => {
          await api.categories.create({ name })
          showToast({ tone: 'success', text: `Kategorie ${quoteName(name)} angelegt.` })
        }}
      />
      {error && <LoadError title="Die Kategorien wurden nicht geladen." error={error} onRetry={() => void refetch()} />}
      <ul className={classes.list}>
        {report?.categories.map(({ _id, name, signCount }) => (
          <li key={_id} className={classes.row}>
            {renamed === _id ? (
              <NameForm
                label={`Neuer Name für ${quoteName(name)}`}
                initialName={name}
                submitLabel="Umbenennen"
                onCancel={() => setRenamed(null)}
                send={async (next) => {
                  await api.categories.patch(_id, { name: next })
                  setRenamed(null)
                }}
              />
            ) : (
              <>
                <span className={classes.name}>{name}</span>
                <span className={classes.count}>{countOfSigns(signCount)}</span>
                <Button variant="subtle" aria-label={`${quoteName(name)} umbenennen`} onClick={() => setRenamed(_id)}>
                  Umbenennen
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </TitledModal>
  )
}

type NameFormProps = {
  readonly label: string
  readonly initialName: string
  readonly submitLabel: string
  readonly onCancel?: () => void
  readonly send: (name: string) => Promise<void>
}

const NameForm = ({ label, initialName, submitLabel, onCancel, send }: NameFormProps) => {
  const { form, formProps, field, failure, isBusy } = useSubmitForm({
    initialValues: { name: initialName },
    faultsOf: ({ name }) => ({ name: name.trim() ? null : 'Bitte gib einen Namen ein.' }),
    send: async ({ name }) => {
      await send(name)
      form.reset()
      catalogueChanged()
    },
  })
  const { key, props } = field('name')
  return (
    <form {...formProps} className={classes.form}>
      <TextInput
        key={key}
        {...props}
        className={classes.field}
        label={label}
        maxLength={80}
        autoFocus={initialName !== ''}
      />
      <Button type="submit" loading={isBusy}>
        {submitLabel}
      </Button>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          Abbrechen
        </Button>
      )}
      <FormFailure error={failure} />
    </form>
  )
}
