import { Alert, Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/client.ts'
import sections from '../../../../ui/page-sections.module.css'
import { saveAddress } from '../../../../ui/save-address.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { categoriesQuery } from '../../../signs/index.ts'

/** The catalogue as a ZIP that can be imported again. */
export const ExportPanel = () => {
  const { data: categories } = useQuery(categoriesQuery)
  const [category, setCategory] = useState('')
  const [withRetired, setWithRetired] = useState(false)
  const [withMedia, setWithMedia] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const download = async (): Promise<void> => {
    setProblem(null)
    setIsBusy(true)
    try {
      const wish = { ...(category && { category }), withRetired, withMedia }
      const { address, signs } = await api['catalogue-exports'].create(wish)
      saveAddress(address)
      const text = signs === 1 ? 'Eine Gebärde wird' : `${signs.toLocaleString('de-DE')} Gebärden werden`
      showToast({ tone: 'success', text: `${text} heruntergeladen.` })
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <section className={sections.card} aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>
        Der Katalog als ZIP-Datei im selben Format: <code>signs.csv</code> und die Medien, die hochgeladen oder
        importiert wurden. Was der Server selbst zeichnet, ist nicht dabei.
      </p>
      <NativeSelect
        label="Kategorie"
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
        data={[
          { value: '', label: 'Alle' },
          ...(categories ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <Checkbox
        checked={withMedia}
        onChange={(event) => setWithMedia(event.currentTarget.checked)}
        label="Mit Bildern und Videos"
      />
      <Checkbox
        checked={withRetired}
        onChange={(event) => setWithRetired(event.currentTarget.checked)}
        label="Auch zurückgezogene Gebärden"
      />
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title="Nichts heruntergeladen">
          {problem}
        </Alert>
      )}
      <div className={sections.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={isBusy}
          onClick={() => void download()}
        >
          Herunterladen
        </Button>
      </div>
    </section>
  )
}
