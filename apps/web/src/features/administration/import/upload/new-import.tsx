import { MAX_UPLOAD_BYTES } from '@gebaerdenraum/domain/catalogue/import/upload-parts'
import { Alert, Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../../api/client.ts'
import sections from '../../../../ui/page-sections.module.css'
import { showImport } from '../queries.ts'
import { FileDrop } from './file-drop.tsx'
import { startUpload } from './running-uploads.ts'

/** Takes a file and leads to its import, where it is uploaded and checked. Nothing is written before somebody says so. */
export const NewImport = () => {
  const navigate = useNavigate()
  const [isFingerspelled, setIsFingerspelled] = useState(false)
  const [isBeginning, setIsBeginning] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const begin = async (file: File): Promise<void> => {
    const refusal = problemOf(file)
    setProblem(refusal)
    if (refusal !== null) return
    setIsBeginning(true)
    try {
      const data = { name: file.name, byteLength: file.size, isFingerspelled }
      const row = await api['catalogue-imports'].create(data)
      showImport(row)
      void startUpload(row, file)
      await navigate({ to: '/app/verwaltung/import/$id', params: { id: row._id } })
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBeginning(false)
    }
  }
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
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title="Nicht begonnen">
          {problem}
        </Alert>
      )}
      <FileDrop label="Datei wählen" isDisabled={isBeginning} onFile={(file) => void begin(file)} />
    </section>
  )
}

/** What the server would refuse is not sent. */
const problemOf = (file: File): string | null => {
  if (!/\.(zip|csv)$/i.test(file.name)) return `„${file.name}“ ist weder eine ZIP- noch eine CSV-Datei.`
  if (file.size === 0) return `„${file.name}“ ist leer.`
  return file.size > MAX_UPLOAD_BYTES ? `„${file.name}“ ist größer als 20 GB.` : null
}
