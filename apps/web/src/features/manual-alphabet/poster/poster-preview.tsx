import { nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { type PosterOptions, sizeOfPoster } from '@gebaerdenraum/domain/media/alphabet-poster'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { productName } from '../../../api/page-settings.ts'
import { letterDrawingsQuery } from '../letter-drawings.ts'
import classes from './poster-preview.module.css'

/** The poster as it will be printed, small. */
export const PosterPreview = memo(function PosterPreview({ options }: { readonly options: PosterOptions }) {
  const { data: drawings } = useQuery(letterDrawingsQuery)
  const { width, height } = sizeOfPoster(options)
  const style = { aspectRatio: `${width} / ${height}` }
  const shape = { 'data-orientation': options.orientation, style }
  if (!drawings) return <Skeleton className={classes.preview!} {...shape} />
  const { marks } = drawings.layoutAlphabetPoster(options, productName(), `${window.location.origin}/fingeralphabet`)
  return (
    <svg
      data-paper
      className={classes.preview}
      {...shape}
      viewBox={`0 0 ${width} ${height}`}
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
        const hand = drawings.drawLetter(mark.letter, options.colouring)
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
})
