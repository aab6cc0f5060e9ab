import type { CatalogueSign } from '@gebaerdenraum/domain/catalogue/catalogue-signs.contract'
import { WORD_CLASS_IDS, WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { Alert, Button, NativeSelect, Switch, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FormFailure } from '../../../../ui/forms/form-failure.tsx'
import { PrintedTextInput } from '../../../../ui/forms/printed-inputs.tsx'
import { useSubmitForm } from '../../../../ui/forms/use-submit-form.ts'
import { catalogueReportQuery } from '../queries.ts'
import { fieldsOfForm, formOfSign, type SignFields } from './form-of-sign.ts'
import classes from './sign-form.module.css'
import { SymbolField } from './symbol-field.tsx'

type Props = {
  /** Null for a new one. */
  readonly sign: CatalogueSign | null
  readonly initialTitle?: string
  readonly submitLabel: string
  readonly onType?: () => void
  readonly save: (fields: SignFields) => Promise<unknown>
  /** Somebody else was faster: what can be done about it. */
  readonly conflict?: { readonly onReload: () => void; readonly onOverwrite: () => void } | null
}

/** What is said of a sign in words. Its media are beside it. */
export const SignForm = ({ sign, initialTitle = '', submitLabel, onType, save, conflict = null }: Props) => {
  const { data: report } = useQuery(catalogueReportQuery)
  const { form, formProps, field, failure, isBusy } = useSubmitForm({
    initialValues: formOfSign(sign, initialTitle),
    faultsOf: ({ title, category, wordClass }) => ({
      title: title.trim() ? null : 'Bitte gib einen Titel ein.',
      category: category ? null : 'Bitte wähle eine Kategorie.',
      wordClass: wordClass ? null : 'Bitte wähle eine Wortart.',
    }),
    send: (values) => save(fieldsOfForm(values)),
  })
  const title = field('title')
  const category = field('category')
  const wordClass = field('wordClass')
  const keywords = field('keywords')
  const symbol = field('symbol')
  const isPreview = field('isPreview', 'checkbox')
  const isFingerspelled = field('isFingerspelled', 'checkbox')
  // Once the categories are there: a select shows only what it can choose.
  if (!report) return null
  return (
    <form {...formProps} className={classes.form} onInput={onType}>
      <PrintedTextInput key={title.key} {...title.props} label="Titel" maxLength={120} required />
      <div className={classes.row}>
        <NativeSelect
          size="md"
          key={category.key}
          {...category.props}
          label="Kategorie"
          required
          data={[
            { value: '', label: 'Bitte wählen', disabled: true },
            ...report.categories.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
        <NativeSelect
          size="md"
          key={wordClass.key}
          {...wordClass.props}
          label="Wortart"
          required
          data={[
            { value: '', label: 'Bitte wählen', disabled: true },
            ...WORD_CLASS_IDS.map((id) => ({ value: id, label: WORD_CLASSES[id].title })),
          ]}
        />
      </div>
      <Textarea
        key={keywords.key}
        {...keywords.props}
        label="Stichwörter"
        description="Ein Stichwort pro Zeile, höchstens 20. Damit wird die Gebärde auch gefunden."
        autosize
        minRows={3}
        maxRows={12}
      />
      <SymbolField
        initialValue={form.getInitialValues().symbol}
        error={symbol.props.error}
        onChange={(next) => {
          form.setFieldValue('symbol', next)
          onType?.()
        }}
      />
      <Switch
        key={isPreview.key}
        {...isPreview.props}
        label="Vorschau-Gebärde"
        description="Alle Besucher sehen sie, mit Wasserzeichen."
      />
      <Switch
        key={isFingerspelled.key}
        {...isFingerspelled.props}
        label="Demo-Gebärde"
        description="Fehlende Bilder und Videos werden im Fingeralphabet erzeugt und als Demo gekennzeichnet."
      />
      {conflict ? (
        <Alert
          color="yellow"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title="Jemand anderes war schneller"
        >
          <p>Diese Gebärde wurde inzwischen geändert. Was du eingegeben hast, steht noch hier.</p>
          <div className={classes.actions}>
            <Button variant="default" onClick={conflict.onReload}>
              Neuen Stand laden
            </Button>
            <Button variant="default" onClick={conflict.onOverwrite}>
              Meine Angaben speichern
            </Button>
          </div>
        </Alert>
      ) : (
        <FormFailure error={failure} />
      )}
      <div className={classes.actions}>
        <Button type="submit" color="coral" loading={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
