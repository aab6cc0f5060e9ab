import { Button } from '@mantine/core'
import { IconDownload, IconShare2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { CompactButton } from '../../../../ui/compact-button.tsx'
import { failureText } from '../../../../ui/failure.ts'
import { quoteName } from '../../../../ui/quote-name.ts'
import { saveFile, toFileName } from '../../../../ui/save-file.ts'
import { ShareLink } from '../../../../ui/sharing/share-link.tsx'
import { ShareMenu } from '../../../../ui/sharing/share-menu.tsx'
import { canShareNatively, reportNotShared, shareNatively } from '../../../../ui/sharing/share-natively.ts'
import { createPdf } from '../../../printing/index.ts'
import { useContent } from '../editing-context.ts'
import type { DocumentStore } from '../store/open-documents.ts'
import { saveForPdf } from '../store/save-for-pdf.ts'
import classes from './document-share-menu.module.css'

type Props = { readonly store: DocumentStore }

/** Hands a print template on: as a PDF to everybody, by its link to the team that it belongs to. */
export const DocumentShareMenu = ({ store }: Props) => (
  <ShareMenu
    title="Druckvorlage teilen"
    renderButton={(toggle) => <CompactButton label="Teilen" Icon={IconShare2} isFrameless onClick={toggle} />}
  >
    {(close) => (
      <>
        <SharePdf store={store} />
        <ShareWithTeam store={store} onLeave={close} />
      </>
    )}
  </ShareMenu>
)

/** Created when it is asked for. A browser that waited too long for it asks for another click: then it is there at once. */
const SharePdf = ({ store }: Props) => {
  const name = useContent((content) => content.name)
  const pdf = useMutation({
    mutationFn: async (): Promise<File | null> => {
      const id = await saveForPdf(store)
      return id === null ? null : toFile((await createPdf(id)).pdf, name)
    },
  })
  const share = useMutation({
    mutationFn: async () => {
      const known = pdf.data
      const file = known ?? (await pdf.mutateAsync())
      if (!file) return 'done'
      const result = await shareNatively({ files: [file], title: name })
      // It was there at once: not the time was the reason.
      if (known && result === 'late') reportNotShared()
      return result
    },
  })
  const save = async (): Promise<void> => {
    const file = pdf.data ?? (await pdf.mutateAsync())
    if (file) saveFile(file, file.name)
  }
  const isNative = canShareNatively({ files: [toFile(new Blob(), name)] })
  const isBusy = pdf.isPending || share.isPending
  return (
    <>
      {isNative && (
        <Button
          leftSection={<IconShare2 size={20} aria-hidden />}
          loading={isBusy}
          onClick={() => share.mutate()}
          data-autofocus
        >
          {share.data === 'late' ? 'Jetzt teilen' : 'PDF teilen mit …'}
        </Button>
      )}
      <Button
        variant={isNative ? 'default' : 'filled'}
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={isBusy}
        onClick={() => void save().catch(() => undefined)}
        data-autofocus={!isNative || undefined}
      >
        PDF speichern
      </Button>
      <p className={classes.hint} role="status">
        {share.data === 'late' ? 'Das PDF ist fertig.' : !isNative && 'Hänge das PDF zum Beispiel an eine E-Mail an.'}
      </p>
      {pdf.error && (
        <p className={classes.error} role="alert">
          {failureText(pdf.error)}
        </p>
      )}
    </>
  )
}

const toFile = (pdf: Blob, name: string): File =>
  new File([pdf], toFileName(`${name}.pdf`), { type: 'application/pdf' })

const ShareWithTeam = ({ store, onLeave }: Props & { readonly onLeave: () => void }) => {
  const file = useSyncExternalStore(store.subscribe, () => store.view().file)
  if (!file) return null
  if (file.ownerType !== 'teams') return <p className={classes.hint}>{ONLY_MINE}</p>
  return (
    <section className={classes.team} aria-label="Im Team">
      <p className={classes.hint}>Mit diesem Link öffnet dein Team die Druckvorlage.</p>
      <ShareLink
        onLeave={onLeave}
        link={{
          address: `${window.location.origin}/app/dokument/${file._id}`,
          label: 'Link für dein Team',
          name: file.name,
          message: `Die Druckvorlage ${quoteName(file.name)}`,
          scanHint: 'Scanne den Code mit der Kamera, um die Druckvorlage zu öffnen.',
        }}
      />
    </section>
  )
}

const ONLY_MINE =
  'Öffnen kannst diese Druckvorlage nur du. Soll dein Team sie öffnen, verschiebe sie in einen Team-Ordner.'
