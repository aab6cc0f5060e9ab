import { Button, Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DialogProps } from '../../../../../ui/dialogs/dialog-host.tsx'
import { DialogForm } from '../../../../../ui/forms/dialog-form.tsx'
import { PrintedTextarea } from '../../../../../ui/forms/printed-inputs.tsx'
import { useSubmitForm } from '../../../../../ui/forms/use-submit-form.ts'
import classes from './orders.module.css'

export type TextRequest = {
  /** Names what happens to which thing: „Bestellung von Kita Nord ablehnen“. */
  readonly title: string
  readonly body?: ReactNode
  /** What is written. */
  readonly label: string
  readonly hint?: string
  readonly maxLength: number
  /** The text is printed on an invoice or another page: characters that cannot be printed are reported. */
  readonly isPrinted?: boolean
  /** Texts to begin with. */
  readonly templates?: readonly { readonly label: string; readonly text: string }[]
  readonly confirmLabel: string
  readonly tone?: 'danger' | 'normal'
  /** A choice beside the text; begins ticked. */
  readonly choice?: string
  readonly failureTitle: string
  /** Rejects with what the server says; the dialog stays then, with what was typed. */
  readonly send: (text: string, isChosen: boolean) => Promise<unknown>
}

/** Asks for a text that something needs – a reason, an answer, what was done – and does it. */
export const TextDialog = ({ request, onClose }: DialogProps<TextRequest, true>) => {
  const { title, body, label, hint, maxLength, templates = [], confirmLabel, tone, choice, failureTitle } = request
  const { form, field, formProps, refusal, isBusy } = useSubmitForm({
    initialValues: { text: '', isChosen: choice !== undefined },
    faultsOf: ({ text }) => ({ text: text.trim() === '' ? `${label} ist erforderlich` : null }),
    send: async ({ text, isChosen }) => {
      await request.send(text.trim(), isChosen)
      onClose(true)
    },
  })
  const [text, chosen] = [field('text'), field('isChosen', 'checkbox')]
  return (
    <DialogForm
      title={title}
      size="lg"
      formProps={formProps}
      failure={refusal}
      isBusy={isBusy}
      failureTitle={failureTitle}
      submitLabel={confirmLabel}
      tone={tone}
      onCancel={() => onClose(null)}
    >
      {body}
      {templates.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask a question; these are texts to begin with.
        <div className={classes.templates} role="group" aria-label="Vorlagen">
          {templates.map((template) => (
            <Button
              key={template.label}
              variant="default"
              onClick={() => {
                form.setFieldValue('text', template.text)
                form.clearFieldError('text')
              }}
            >
              {template.label}
            </Button>
          ))}
        </div>
      )}
      <PrintedTextarea
        isPrinted={request.isPrinted ?? false}
        key={text.key}
        label={label}
        description={hint}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={maxLength}
        required
        withAsterisk={false}
        data-autofocus
        {...text.props}
      />
      {choice !== undefined && <Checkbox key={chosen.key} size="md" label={choice} {...chosen.props} />}
    </DialogForm>
  )
}
