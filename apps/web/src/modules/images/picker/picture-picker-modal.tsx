import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { Button, Tabs, Text } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import type { DialogProps } from '../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../ui/dialogs/titled-modal.tsx'
import { CustomSignsPanel } from './custom-signs-panel.tsx'
import { ImagesPanel } from './images-panel.tsx'
import { ListsPanel } from './lists-panel.tsx'
import { PickerContext } from './picker-context.ts'
import classes from './picture-picker-modal.module.css'
import type { PictureRequest } from './picture-request.ts'
import { countText } from './selection.ts'
import { SignsPanel } from './signs-panel.tsx'
import { type SourceId, sourcesOf } from './sources.ts'
import { usePickerState } from './use-picker-state.ts'
import { type PickerUploads, usePickerUploads } from './use-picker-uploads.ts'

type Props = DialogProps<PictureRequest, readonly ImageReference[]>

/** Who was looking for uploads last looks for them again. */
let lastSource: SourceId | null = null

export const PicturePickerModal = ({ request, onClose }: Props) => {
  const { picker, problem, isAsking, isTaking, take, clear } = usePickerState(request, onClose)
  const sources = sourcesOf(request.services)
  const [source, setSource] = useState(
    sources.find(({ id }) => id === (request.source ?? lastSource))?.id ?? sources[0]?.id ?? 'signs',
  )
  const mayUpload = request.services.includes('images')
  const show = (id: SourceId): void => {
    lastSource = id
    setSource(id)
  }
  const uploads = usePickerUploads(picker, mayUpload, () => show('images'))
  const isUploading = uploads.uploads.some(({ state }) => state !== 'failed')
  const giveUp = async (): Promise<void> => {
    if (isUploading && !(await picker.whileAsking(() => confirm(GIVING_UP)))) return
    onClose(null)
  }
  return (
    <TitledModal
      title={request.title ?? (request.isMany ? 'Bilder auswählen' : 'Bild auswählen')}
      onClose={() => void giveUp()}
      onNavigation={() => onClose(null)}
      size="72rem"
      isFullScreenOnPhones
      closeOnEscape={!isAsking}
      classNames={{ content: classes.content!, header: classes.header!, body: classes.body! }}
    >
      <PickerContext value={picker}>
        <DropZone uploads={uploads} isOpen={mayUpload}>
          <Tabs
            className={classes.tabs!}
            value={source}
            keepMounted={false}
            onChange={(value) => {
              const chosen = sources.find(({ id }) => id === value)
              if (chosen) show(chosen.id)
            }}
          >
            {sources.length > 1 && (
              <Tabs.List className={classes.list!} aria-label="Woher">
                {sources.map(({ id, label }) => (
                  <Tabs.Tab key={id} value={id} className={classes.tab!}>
                    {label}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            )}
            {sources.map(({ id }) => (
              <Tabs.Panel
                key={id}
                value={id}
                className={classes.panel!}
                aria-label={sources.length > 1 ? undefined : 'Bilder'}
              >
                <Panel id={id} uploads={uploads} />
              </Tabs.Panel>
            ))}
          </Tabs>
        </DropZone>
      </PickerContext>
      {problem && (
        <Text className={classes.problem!} role="alert">
          {problem}
        </Text>
      )}
      {request.isMany && (
        <div className={classes.actions}>
          <span className={classes.count} role="status">
            {countText(picker.selection.length)}
          </span>
          {picker.selection.length > 0 && (
            <Button variant="subtle" onClick={clear}>
              Auswahl leeren
            </Button>
          )}
          <Button onClick={take} disabled={picker.selection.length === 0} loading={isTaking}>
            Übernehmen
          </Button>
        </div>
      )}
    </TitledModal>
  )
}

const GIVING_UP = {
  title: 'Hochladen abbrechen?',
  body: 'Es werden noch Bilder hochgeladen. Sie fehlen, wenn du jetzt schließt.',
  confirmLabel: 'Abbrechen und schließen',
  cancelLabel: 'Weiter hochladen',
} as const

const Panel = ({ id, uploads }: { readonly id: SourceId; readonly uploads: PickerUploads }) => {
  switch (id) {
    case 'signs':
      return <SignsPanel />
    case 'lists':
      return <ListsPanel />
    case 'custom-signs':
      return <CustomSignsPanel />
    case 'images':
      return <ImagesPanel uploads={uploads} />
  }
}

type DropZoneProps = {
  readonly uploads: PickerUploads
  readonly isOpen: boolean
  readonly children: React.ReactNode
}

/** Files can be dropped anywhere in the dialog. */
const DropZone = ({ uploads, isOpen, children }: DropZoneProps) => {
  const [isOver, setIsOver] = useState(false)
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the button and pasting.
    <div
      className={classes.zone}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = isOpen ? 'copy' : 'none'
        setIsOver(isOpen)
      }}
      onDragLeave={(event) => {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        if (!isInside) setIsOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        uploads.take([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && (
        <div className={classes.over} aria-hidden>
          <IconUpload size={48} />
          Zum Hochladen loslassen
        </div>
      )}
    </div>
  )
}
