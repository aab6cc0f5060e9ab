import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { type Ref, useState } from 'react'
import { usePrintHint } from './use-print-hint.ts'

type Printed<Props, Element> = Props & {
  readonly value?: string
  readonly defaultValue?: string
  readonly ref?: Ref<Element>
}

/** A field whose text is printed: it names the characters that cannot be. */
export const PrintedTextInput = ({
  isPrinted = true,
  onChange,
  ...props
}: Printed<TextInputProps, HTMLInputElement> & { readonly isPrinted?: boolean }) => {
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const hint = usePrintHint(isPrinted ? (props.value ?? typed) : '')
  return (
    <TextInput
      {...props}
      {...describedBy(hint)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange?.(event)
      }}
    />
  )
}

export const PrintedTextarea = ({
  isPrinted = true,
  onChange,
  ...props
}: Printed<TextareaProps, HTMLTextAreaElement> & { readonly isPrinted?: boolean }) => {
  const [typed, setTyped] = useState(props.defaultValue ?? '')
  const hint = usePrintHint(isPrinted ? (props.value ?? typed) : '')
  return (
    <Textarea
      {...props}
      {...describedBy(hint)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange?.(event)
      }}
    />
  )
}

const describedBy = (hint: string | null): Pick<TextInputProps, 'description' | 'inputWrapperOrder'> =>
  hint === null ? {} : { description: hint, inputWrapperOrder: ['label', 'input', 'error', 'description'] }
