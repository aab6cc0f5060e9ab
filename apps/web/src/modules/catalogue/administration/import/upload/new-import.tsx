import { MAX_UPLOAD_BYTES } from '@gebaerdenraum/domain/catalogue/import/upload-parts'
import { Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../../../api/client.ts'
import { FormFailure } from '../../../../../ui/forms/form-failure.tsx'
import { useAction } from '../../../../../ui/forms/use-action.ts'
import sections from '../../../../../ui/page-sections.module.css'
import { quoteName } from '../../../../../ui/quote-name.ts'
import { showImport } from '../queries.ts'
import { FileDrop } from './file-drop.tsx'
import { startUpload } from './running-uploads.ts'

/** Accepts a file and opens its import, where it is uploaded and checked. Nothing is written before a confirmation. */
export const NewImport = () => {
  const navigate = useNavigate()
  const [isFingerspelled, setIsFingerspelled] = useState(false)
  const {
    run: begin,
    isBusy,
    failure,
  } = useAction({
    run: async (file: File) => {
      checkFile(file)
      const data = { name: file.name, byteLength: file.size, isFingerspelled }
      const row = await api['catalogue-imports'].create(data)
      showImport(row)
      void startUpload(row, file)
      await navigate({ to: '/app/verwaltung/import/$id', params: { id: row._id } })
    },
    failsInPlace: true,
  })
  return (
    <section className={sections.card} aria-labelledby="new-import">
      <h2 id="new-import">Neuer Import</h2>
      <p>
        Eine ZIP-Datei mit <code>signs.csv</code> und Medien, die wie <code>hund.signOnly.svg</code> heißen, oder die
        CSV-Datei allein. Zuerst wird alles geprüft; in den Katalog kommt es erst, wenn du es übernimmst.
      </p>
      <Checkbox
        checked={isFingerspelled}
        onChange={(event) => setIsFingerspelled(event.currentTarget.checked)}
        label="Demo-Gebärden: Fehlende Bilder und Videos werden im Fingeralphabet erzeugt"
        description="Die Spalte „fingerspelled“ in der Datei hat Vorrang."
      />
      <FormFailure title="Nicht begonnen" error={failure} />
      <FileDrop label="Datei wählen" isDisabled={isBusy} onFile={(file) => void begin(file)} />
    </section>
  )
}

/** Throws for a file that the server would refuse. */
const checkFile = ({ name, size }: File): void => {
  if (!/\.(zip|csv)$/i.test(name)) throw new Error(`${quoteName(name)} ist weder eine ZIP- noch eine CSV-Datei.`)
  if (size === 0) throw new Error(`${quoteName(name)} ist leer.`)
  if (size > MAX_UPLOAD_BYTES) throw new Error(`${quoteName(name)} ist größer als 20 GB.`)
}
