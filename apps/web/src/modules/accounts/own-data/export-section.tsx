import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { announce } from '../../../ui/announcer.tsx'
import { FormFailure } from '../../../ui/forms/form-failure.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { showToast } from '../../../ui/toast.tsx'
import classes from '../pages/account-pages.module.css'

/** All that is kept of the account, as one file. */
export const ExportSection = () => {
  const download = useMutation({
    mutationFn: () => {
      announce('Deine Daten werden zusammengestellt …')
      return api['data-exports'].create({})
    },
    onSuccess: (file) => {
      saveFile(file, `meine-daten-${new Date().toISOString().slice(0, 10)}.zip`)
      showToast({ tone: 'success', text: 'Deine Daten sind heruntergeladen.' })
    },
  })
  return (
    <section className={classes.block} aria-labelledby="export">
      <h2 id="export">Daten herunterladen</h2>
      <p>Du bekommst eine ZIP-Datei mit allem, was zu deinem Konto gespeichert ist.</p>
      <FormFailure title="Fehler beim Herunterladen deiner Daten" error={download.error} />
      <Button
        variant="default"
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Daten als ZIP herunterladen
      </Button>
      {download.isPending && <p>Deine Daten werden zusammengestellt …</p>}
    </section>
  )
}
