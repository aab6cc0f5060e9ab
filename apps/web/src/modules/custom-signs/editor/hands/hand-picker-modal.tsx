import type { HandSide } from '@gebaerdenraum/domain/custom-signs/figures'
import type { HandLook } from '@gebaerdenraum/domain/custom-signs/scene'
import { HANDSHAPE_NAMES, type Handshape } from '@gebaerdenraum/domain/media/handshapes'
import { findDrawingIn, type HandDrawings } from '@gebaerdenraum/drawing/custom-signs/draw-figure'
import { drawHand } from '@gebaerdenraum/drawing/hands/hand-drawing'
import { findHandPalette } from '@gebaerdenraum/drawing/hands/hand-palettes'
import { placeDrawing } from '@gebaerdenraum/drawing/svg/drawing'
import { useQuery } from '@tanstack/react-query'
import { memo, useRef, useState } from 'react'
import { ChoiceGrid, focusFirstChoice } from '../../../../ui/choice-grid.tsx'
import type { DialogProps } from '../../../../ui/dialogs/dialog-host.tsx'
import { TitledModal } from '../../../../ui/dialogs/titled-modal.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { PickerSearch } from '../../../../ui/picker-search.tsx'
import { SkeletonGrid } from '../../../../ui/skeleton-grid.tsx'
import { Markup } from '../stage/markup.tsx'
import { HandSideChoice, HandViewChoice } from './hand-choices.tsx'
import { handDrawingsQuery } from './hand-drawings.ts'
import classes from './hand-picker-modal.module.css'
import { findHandshapes } from './handshape-groups.ts'

export type HandRequest = {
  readonly title: string
  readonly look: HandLook
  /** Whether a hand is there already, whose handshape is marked. */
  readonly isChange: boolean
}

/** All handshapes in one view, by groups and by name. A click takes one. */
export const HandPickerModal = ({ request, onClose }: DialogProps<HandRequest, HandLook>) => {
  const [view, setView] = useState(request.look.view)
  const [side, setSide] = useState(request.look.side)
  const [search, setSearch] = useState('')
  const results = useRef<HTMLDivElement>(null)
  return (
    <TitledModal
      title={request.title}
      onClose={() => onClose(null)}
      size="60rem"
      isFullScreenOnPhones
      classNames={{ content: classes.content!, header: classes.header!, body: classes.body! }}
    >
      <div className={classes.bar}>
        <div className={classes.search}>
          <PickerSearch
            label="Handform suchen"
            value={search}
            onChange={setSearch}
            onLeave={() => focusFirstChoice(results.current)}
          />
        </div>
        <div className={classes.view}>
          <HandViewChoice value={view} onChange={setView} />
        </div>
        <div className={classes.side}>
          <HandSideChoice value={side} onChange={setSide} />
        </div>
      </div>
      <div ref={results} className={classes.results}>
        <Results
          request={request}
          search={search}
          look={{ ...request.look, view, side }}
          onChoose={(handshape) => onClose({ ...request.look, view, side, handshape })}
        />
      </div>
    </TitledModal>
  )
}

type ResultsProps = {
  readonly request: HandRequest
  readonly search: string
  readonly look: HandLook
  readonly onChoose: (handshape: Handshape) => void
}

const Results = ({ request, search, look, onChoose }: ResultsProps) => {
  const { data, error, isFetching, refetch } = useQuery(handDrawingsQuery(look.view))
  if (error && !isFetching) {
    const retry = () => void refetch()
    return <LoadError title="Die Hände konnten nicht geladen werden" error={error} onRetry={retry} />
  }
  if (!data) return <SkeletonGrid columns={5} count={15} aspectRatio="1 / 1" label="Hände werden geladen" />
  const groups = findHandshapes(search)
  if (groups.length === 0) {
    return (
      <p className={classes.note} role="status">
        Keine Handform heißt so. Suche zum Beispiel nach „Faust“ oder nach einem Buchstaben.
      </p>
    )
  }
  return groups.map(({ label, handshapes }) => (
    <section key={label} aria-label={label}>
      <h3 className={classes.heading}>{label}</h3>
      <ChoiceGrid label={label} items={handshapes} keyOf={(handshape) => handshape}>
        {(handshape, tabIndex) => (
          <button
            type="button"
            className={classes.card}
            tabIndex={tabIndex}
            {...(request.isChange && { 'aria-pressed': handshape === request.look.handshape })}
            onClick={() => onChoose(handshape)}
          >
            <HandPicture drawings={data} handshape={handshape} side={look.side} colouring={look.colouring} />
            <span className={classes.name}>{HANDSHAPE_NAMES[handshape]}</span>
          </button>
        )}
      </ChoiceGrid>
    </section>
  ))
}

type PictureProps = {
  readonly drawings: HandDrawings
  readonly handshape: Handshape
  readonly side: HandSide
  readonly colouring: HandLook['colouring']
}

/** Drawings are made for white paper, in the dark scheme too. */
const HandPicture = memo(({ drawings, handshape, side, colouring }: PictureProps) => {
  const drawing = findDrawingIn(drawings, handshape)
  const shown = drawing && drawHand(drawing, findHandPalette(colouring), side === 'left')
  const markup = shown ? placeDrawing(shown, PICTURE_FRAME) : ''
  return (
    <svg className={classes.picture} data-paper viewBox="0 0 100 100" aria-hidden="true">
      <Markup markup={markup} />
    </svg>
  )
})

const PICTURE_FRAME = { x: 6, y: 6, width: 88, height: 88 }
