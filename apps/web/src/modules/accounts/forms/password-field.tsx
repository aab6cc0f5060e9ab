import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import classes from './password-field.module.css'

const CAPS_LOCK_TEXT = 'Die Feststelltaste ist eingeschaltet.'

type Props = Omit<PasswordInputProps, 'label'> & { readonly label: string }

/** A password that can be shown, and that warns of a locked shift key. Pasting and password managers work. */
export const PasswordField = ({ description, ...props }: Props) => {
  const [isCapsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => {
    const isOn = event.getModifierState('CapsLock')
    if (isOn && !isCapsLock) announce(CAPS_LOCK_TEXT)
    setCapsLock(isOn)
  }
  return (
    <PasswordInput
      {...props}
      description={
        (description || isCapsLock) && (
          <>
            {description}
            {isCapsLock && <strong className={classes.capsLock}>{CAPS_LOCK_TEXT}</strong>}
          </>
        )
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      required
      withAsterisk={false}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={(event) => {
        setCapsLock(false)
        props.onBlur?.(event)
      }}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `${props.label} anzeigen` }}
    />
  )
}
