import { nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { type PosterOptions, sizeOfPoster } from '@gebaerdenraum/domain/media/alphabet-poster'
import { MANUAL_ALPHABET_PATH } from '@gebaerdenraum/domain/media/manual-alphabet-path'
import { Skeleton } from '@mantine/core'
import { memo, Suspense } from 'react'
import { appUrl, productName } from '../../../api/page-settings.ts'
import { useLetterDrawings } from '../letter-drawings.ts'
import classes from './poster-preview.module.css'

type Props = { readonly options: PosterOptions }

/** The poster as it will be printed, small. */
export const PosterPreview = memo(function PosterPreview({ options }: Props) {
  return (
    <Suspense fallback={<Skeleton className={classes.preview!} {...shapeSheet(options)} />}>
      <Poster options={options} />
    </Suspense>
  )
})

const shapeSheet = (options: PosterOptions) => {
  const { width, height } = sizeOfPoster(options)
  return { 'data-orientation': options.orientation, style: { aspectRatio: `${width} / ${height}` } }
}

const Poster = ({ options }: Props) => {
  const { layoutAlphabetPoster, drawLetter } = useLetterDrawings()
  const { size, marks } = layoutAlphabetPoster(options, productName(), appUrl() + MANUAL_ALPHABET_PATH)
  return (
    <svg
      data-paper
      className={classes.preview}
      {...shapeSheet(options)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label="Vorschau"
    >
      {marks.map((mark, index) => {
        // Marks have no names; the same options has the same marks.
        const key = index
        if (mark.kind === 'path') {
          return (
            <path key={key} d={mark.d} fill={mark.fill} stroke={mark.stroke ?? 'none'} strokeWidth={mark.strokeWidth} />
          )
        }
        if (mark.kind === 'text') {
          const paint = mark.isHollow
            ? { fill: '#fff', stroke: mark.colour, strokeWidth: mark.size * 0.08, paintOrder: 'stroke' }
            : { fill: mark.colour }
          const weight = mark.weight === 'bold' ? 700 : 400
          return (
            <text key={key} x={mark.x} y={mark.y} fontSize={mark.size} fontWeight={weight} {...paint}>
              {mark.text}
            </text>
          )
        }
        const { x, y } = mark.area
        const hand = drawLetter(mark.letter, options.colouring, 'light')
        return (
          <g
            key={key}
            data-hand={nameLetter(mark.letter)}
            transform={`translate(${x} ${y}) scale(${mark.area.width / hand.width})`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: only markup of our own drawing code comes here.
            dangerouslySetInnerHTML={{ __html: hand.body }}
          />
        )
      })}
    </svg>
  )
}
