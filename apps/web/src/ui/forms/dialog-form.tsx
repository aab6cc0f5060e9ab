import { Button, type ModalRootProps } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { TitledModal } from '../dialogs/titled-modal.tsx'
import sections from '../page-sections.module.css'
import classes from './form.module.css'
import { FormFailure } from './form-failure.tsx'

type Props = {
  readonly title: string
  readonly size?: ModalRootProps['size']
  /** Of `useSubmitForm`, as are `failure` and `isBusy`. */
  readonly formProps: ComponentProps<'form'>
  readonly failure: Error | null
  readonly isBusy: boolean
  readonly failureTitle: string
  readonly submitLabel: string
  readonly tone?: 'danger' | 'normal' | undefined
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** A short form over the page: what it asks, why it was not accepted, and the two ways out. */
export const DialogForm = ({
  title,
  size = 'md',
  formProps,
  failure,
  isBusy,
  failureTitle,
  submitLabel,
  tone = 'normal',
  onCancel,
  children,
}: Props) => (
  <TitledModal title={title} onClose={onCancel} size={size}>
    <form className={classes.form} {...formProps}>
      {children}
      <FormFailure title={failureTitle} error={failure} />
      <div className={sections.actions}>
        <Button type="submit" color={tone === 'danger' ? 'red' : 'coral'} loading={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  </TitledModal>
)
