import type { SecondFactor } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import { requiredText } from '@gebaerdenraum/domain/kernel/field-messages'
import { qrCodePath } from '@gebaerdenraum/drawing/documents/qr-code'
import { Button, TextInput } from '@mantine/core'
import { api } from '../../../../api/client.ts'
import formClasses from '../../../../ui/forms/form.module.css'
import { FormFailure } from '../../../../ui/forms/form-failure.tsx'
import { useSubmitForm } from '../../../../ui/forms/use-submit-form.ts'
import sections from '../../../../ui/page-sections.module.css'
import { copyText } from './copy-text.ts'
import classes from './security.module.css'

type Props = {
  readonly userId: string
  readonly secret: string
  readonly uri: string
  readonly onConfirm: (state: SecondFactor) => void
  readonly onCancel: () => void
}

/** Hands the secret to the device, as a picture and as text, and has it show that it knows it. */
export const DeviceSetup = ({ userId, secret, uri, onConfirm, onCancel }: Props) => {
  const { field, formProps, failure, isBusy } = useSubmitForm({
    initialValues: { code: '' },
    faultsOf: ({ code }) => ({ code: code.trim() === '' ? requiredText('Code') : null }),
    send: async ({ code }) => onConfirm(await api['second-factors'].patch(userId, { code })),
  })
  const code = field('code')
  return (
    <>
      <p>Scanne das Bild mit deiner App.</p>
      <svg
        data-paper
        className={classes.qrCode}
        viewBox="0 0 100 100"
        role="img"
        aria-label="QR-Code für deine Authenticator-App"
      >
        <path d={qrCodePath(uri, { x: 0, y: 0, width: 100, height: 100 })} />
      </svg>
      <p>Geht das nicht, gib dort diesen Schlüssel ein:</p>
      <div className={sections.actions}>
        <code className={classes.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <Button variant="default" onClick={() => void copyText(secret, 'Schlüssel kopiert')}>
          Kopieren
        </Button>
      </div>
      <form className={`${formClasses.form} ${classes.form}`} {...formProps}>
        <TextInput
          key={code.key}
          label="Code"
          description="Die sechs Ziffern, die deine App jetzt zeigt"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          autoFocus
          {...code.props}
        />
        <FormFailure error={failure} />
        <div className={sections.actions}>
          <Button type="submit" color="coral" loading={isBusy}>
            Gerät bestätigen
          </Button>
          <Button variant="default" onClick={onCancel}>
            Abbrechen
          </Button>
        </div>
      </form>
    </>
  )
}
