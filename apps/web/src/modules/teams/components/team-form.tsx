import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import formClasses from '../../../ui/forms/form.module.css'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts'
import classes from './team-pages.module.css'

/** What the fields of a team are called (specification 1, section 2, "Create team"). */
const LABELS = { name: 'Name deines Teams', description: 'Beschreibung deines Teams' } as const

type TeamTexts = { readonly name: string; readonly description: string }

type Props = {
  readonly initial?: TeamTexts
  /** What the form is called where it stands beside others. */
  readonly label?: string
  readonly submitLabel: string
  readonly failureTitle: string
  readonly send: (texts: TeamTexts) => Promise<unknown>
  /** Where there is something to go back to; the form takes the focus then. */
  readonly onCancel?: () => void
}

/** Name and description of a team, new or changed. */
export const TeamForm = ({ initial, label, submitLabel, failureTitle, send, onCancel }: Props) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { name: initial?.name ?? '', description: initial?.description ?? '' },
    faultsOf: ({ name, description }) => ({
      name: name.trim() === '' ? requiredText(LABELS.name) : null,
      description: description.trim() === '' ? requiredText(LABELS.description) : null,
    }),
    send: ({ name, description }) => send({ name: name.trim(), description: description.trim() }),
  })
  const { ref: form } = formProps
  const takesFocus = onCancel !== undefined
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [form, takesFocus])
  const [name, description] = [field('name'), field('description')]
  return (
    <form className={formClasses.form} aria-label={label} {...formProps}>
      <TextInput key={name.key} label={LABELS.name} required withAsterisk={false} maxLength={120} {...name.props} />
      <Textarea
        key={description.key}
        label={LABELS.description}
        description="Steht in der Einladung, damit die Eingeladenen wissen, worum es geht."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required
        withAsterisk={false}
        minRows={3}
        autosize
        maxLength={1000}
        {...description.props}
      />
      <FormFailure title={failureTitle} error={failure} />
      <div className={classes.actions}>
        <Button type="submit" color="coral" loading={isBusy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </div>
    </form>
  )
}
