import { TextInput, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'

type Props = Omit<TextInputProps, 'type' | 'inputMode'> & { readonly ref?: Ref<HTMLInputElement> }

/**
 * An e-mail address, as it is typed. Not `type="email"`: Chromium gives the value of such a field with its domain in
 * ASCII ("info@xn--…"), and would show that to the person instead of "info@kita-löwenzahn.example".
 */
export const EmailInput = (props: Props) => (
  <TextInput inputMode="email" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} />
)
