import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../../api/client.ts'
import { FormFailure } from '../../../../../ui/forms/form-failure.tsx'
import { useAction } from '../../../../../ui/forms/use-action.ts'
import sections from '../../../../../ui/page-sections.module.css'
import { saveAddress } from '../../../../../ui/save-address.ts'
import { categoriesQuery } from '../../../queries.ts'

/** The catalogue as a ZIP that can be imported again. */
export const ExportPanel = () => {
  const { data: categories } = useQuery(categoriesQuery)
  const [category, setCategory] = useState('')
  const [withRetired, setWithRetired] = useState(false)
  const [withMedia, setWithMedia] = useState(true)
  const {
    run: download,
    isBusy,
    failure,
  } = useAction({
    run: async () => {
      const choice = { ...(category && { category }), withRetired, withMedia }
      const { address, signs } = await api['catalogue-exports'].create(choice)
      saveAddress(address)
      return signs
    },
    done: (signs) =>
      `${signs === 1 ? 'Eine Gebärde wird' : `${signs.toLocaleString('de-DE')} Gebärden werden`} heruntergeladen.`,
    failsInPlace: true,
  })
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
      <FormFailure title="Nichts heruntergeladen" error={failure} />
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
