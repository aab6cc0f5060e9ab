import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { sizeRefusal } from '@gebaerdenraum/domain/images/smallest-size'
import { ActionIcon, Button, FileButton, SegmentedControl } from '@mantine/core'
import { IconPhotoPlus, IconSearchOff, IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ChoiceGrid, focusFirstChoice } from '../../../ui/choice-grid.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import { PickerSearch } from '../../../ui/picker-search.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { useSession } from '../../accounts/index.ts'
import { removeImage } from '../uploads/remove-image.tsx'
import { UploadRows } from '../uploads/upload-rows.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { chosenImage } from './chosen-image.ts'
import classes from './images-panel.module.css'
import panel from './panel.module.css'
import { usePicker } from './picker-context.ts'
import { imageChoicesQuery, PICTURES_PER_PAGE } from './queries.ts'
import { SourceContent } from './source-content.tsx'
import type { PickerUploads } from './use-picker-uploads.ts'
import { useSearchPage } from './use-search-page.ts'

/** Own uploads and those of the team; new ones come by button, by dropping and by pasting. */
export const ImagesPanel = ({ uploads: { queue, uploads, accept } }: { readonly uploads: PickerUploads }) => {
  const { request } = usePicker()
  const { session } = useSession()
  const { text, type, search, page, setPage } = useSearchPage()
  const [owner, setOwner] = useState(EVERYBODY)
  const query = useQuery(imageChoicesQuery({ search, page, owner: owner === EVERYBODY ? null : owner }))
  const results = useRef<HTMLDivElement>(null)
  const uploadButton = (
    <FileButton multiple accept={accept} onChange={(files) => queue.add(files)}>
      {(props) => (
        <Button {...props} leftSection={<IconUpload size={20} aria-hidden />}>
          Hochladen
        </Button>
      )}
    </FileButton>
  )
  return (
    <>
      <div className={panel.bar}>
        <div className={panel.search}>
          <PickerSearch
            label="Eigenes Bild suchen"
            value={text}
            onChange={type}
            onLeave={() => focusFirstChoice(results.current)}
          />
        </div>
        {session?.team && (
          <SegmentedControl
            size="md"
            aria-label="Wessen Bilder"
            value={owner}
            onChange={(next) => {
              setOwner(next)
              setPage(1)
            }}
            data={[
              { value: EVERYBODY, label: 'Alle' },
              { value: session.user._id, label: 'Meine' },
              { value: session.team._id, label: 'Team' },
            ]}
          />
        )}
        {uploadButton}
      </div>
      <div className={panel.results} ref={results}>
        <p className={panel.note}>
          Du kannst Bilder auch hierher ziehen oder einfügen: PNG, JPEG, WebP oder GIF bis 25 MB, SVG bis 2 MB.
          {request.target.ownerType === 'teams' && ' Neue Bilder gehören deinem Team.'}
        </p>
        <UploadRows uploads={uploads} queue={queue} />
        <SourceContent
          query={query}
          what="Deine Bilder"
          isEmpty={({ data }) => data.length === 0}
          empty={
            search === '' ? (
              <EmptyState icon={IconPhotoPlus} title="Hier sind noch keine Bilder." />
            ) : (
              <EmptyState icon={IconSearchOff} title={`Kein Bild heißt wie ${quoteName(search)}`} />
            )
          }
        >
          {({ data, total }) => (
            <>
              <ChoiceGrid label="Eigene Bilder" items={data} keyOf={({ _id }) => _id}>
                {(image, tabIndex) => <ImageCard image={image} tabIndex={tabIndex} />}
              </ChoiceGrid>
              <ListPagination
                label="Seiten der eigenen Bilder"
                page={page}
                pageSize={PICTURES_PER_PAGE}
                total={total}
                onChange={setPage}
              />
            </>
          )}
        </SourceContent>
      </div>
    </>
  )
}

const EVERYBODY = 'everybody'

const ImageCard = ({ image, tabIndex }: { readonly image: Image; readonly tabIndex: 0 | -1 }) => {
  const client = useQueryClient()
  const { request, dismiss, whileAsking } = usePicker()
  const remove = async (): Promise<void> => {
    if (await whileAsking(() => removeImage(client, image))) dismiss([chosenImage(image)])
  }
  const facts = [`${image.width} × ${image.height}`, ...(image.ownerType === 'teams' ? ['Team'] : [])]
  return (
    <>
      <ChoiceCard
        picture={chosenImage(image)}
        address={image.variants.thumbnail}
        tabIndex={tabIndex}
        note={facts.join(' · ')}
        refusal={sizeRefusal(image, request.minSize)}
      />
      <ActionIcon
        className={classes.remove!}
        aria-label={`${quoteName(image.name)} löschen`}
        tabIndex={tabIndex}
        onClick={() => void remove()}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </>
  )
}
