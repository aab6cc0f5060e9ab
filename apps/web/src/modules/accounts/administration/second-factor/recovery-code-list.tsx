import { Button, Text } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { productName } from '../../../../api/page-settings.ts'
import { useAction } from '../../../../ui/forms/use-action.ts'
import sections from '../../../../ui/page-sections.module.css'
import { saveFile } from '../../../../ui/save-file.ts'
import { usePrintOnly } from '../../../../ui/use-print-only.ts'
import { copyText } from './copy-text.ts'
import classes from './security.module.css'

type Props = { readonly codes: readonly string[]; readonly onDone: () => Promise<void> }

/** The only time that they are seen. */
export const RecoveryCodeList = ({ codes, onDone }: Props) => {
  const confirmed = useAction({ run: onDone })
  usePrintOnly('codes')
  const text = codes.join('\n')
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${productName()} Wiederherstellung.txt`)
  return (
    <>
      <p>
        Dein zweiter Faktor ist eingerichtet. Hebe diese Codes auf, getrennt von deinem Gerät: Mit ihnen kommst du
        hinein, wenn es verloren geht. Jeder gilt einmal, und hier siehst du sie zum letzten Mal.
      </p>
      <ul className={classes.codes} aria-label={`Wiederherstellungscodes für ${productName()}`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={sections.actions}>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copyText(text, 'Codes kopiert')}
        >
          Kopieren
        </Button>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
          Herunterladen
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Drucken
        </Button>
      </div>
      <Text className={sections.muted!}>Alle anderen Anmeldungen mit deinem Konto enden mit einem neuen Gerät.</Text>
      <div className={sections.actions}>
        <Button color="coral" loading={confirmed.isBusy} onClick={() => void confirmed.run()}>
          Ich habe sie aufgehoben
        </Button>
      </div>
    </>
  )
}
