import type { FormErrors } from '@mantine/form'
import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'

type Values = Readonly<Record<string, string | boolean>>
type Faults<V extends Values> = { readonly [Field in keyof V]?: string | null }

type Options<V extends Values> = {
  readonly initialValues: V
  /** What is wrong with each field, as the sentence that stands below it. */
  readonly faultsOf: (values: V) => Faults<V>
  readonly send: (values: V) => Promise<unknown>
}

/**
 * A form that is sent to the server. What is wrong, here or there, stands at its field, and the first faulty field
 * takes the focus; what belongs to no field is the `failure`. `refusal` is the server's whole answer, fields or not.
 * What was typed stays.
 */
export const useSubmitForm = <V extends Values>({ initialValues, faultsOf, send }: Options<V>) => {
  const [refusal, setRefusal] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  /** At once, where the state comes with the next render only. */
  const isSending = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues,
    validate: (values) => onlyFaults(faultsOf(values)),
  })
  // Only once the sentences are on the screen: they describe the field to screen readers.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const refuse = () => setAttempts((count) => count + 1)

  const submit = form.onSubmit(async (values) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setRefusal(null)
    try {
      await send(values)
    } catch (error) {
      form.setErrors(errorsOf(error, initialValues))
      setRefusal(error as Error)
      refuse()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }, refuse)

  return {
    form,
    failure: Object.keys(errorsOf(refusal, initialValues)).length === 0 ? refusal : null,
    refusal,
    isBusy,
    formProps: { ref: element, noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => submit(event) },
    /** All an input needs to take part. */
    field: (name: keyof V & string, type: 'input' | 'checkbox' = 'input') => {
      const props = form.getInputProps(name, { type })
      // The library says it at plain inputs only.
      return { key: form.key(name), props: { name, ...props, 'aria-invalid': props.error ? true : undefined } }
    },
  }
}

const onlyFaults = (faults: Readonly<Record<string, string | null | undefined>>): FormErrors =>
  Object.fromEntries(Object.entries(faults).filter(([, sentence]) => sentence))

/** The server's sentences for fields that the form has. */
const errorsOf = (error: unknown, fields: Values): FormErrors =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.errors).filter(([name]) => Object.hasOwn(fields, name)))
    : {}
