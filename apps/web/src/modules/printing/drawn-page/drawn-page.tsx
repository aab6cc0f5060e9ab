import type { PageLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { type DrawnPicture, drawPage } from '@gebaerdenraum/drawing/documents/draw-page'
import { type FindPicture, pageMarks } from '@gebaerdenraum/drawing/documents/page-marks'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useOutlined } from '../../../ui/use-outlines.ts'
import classes from './drawn-page.module.css'

type Props = {
  readonly layout: PageLayout
  /** The description for screen readers. */
  readonly title: string
  readonly find: FindPicture<DrawnPicture>
}

/** A page as it is printed, as wide as there is room. Its letters are outlines: it needs no typeface. */
export const DrawnPage = ({ layout, title, find }: Props) => {
  const words = useMemo(() => wordsOnPage(layout, find), [layout, find])
  const draw = useCallback(() => drawPage(layout, title, find, 'thumbnail').svg, [layout, title, find])
  const svg = useOutlined(draw, { text: words, weights: WEIGHTS })
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    paper.current?.replaceChildren(document.importNode(drawn, true))
  }, [svg])
  return <div ref={paper} className={classes.paper} data-paper />
}

const WEIGHTS = ['regular', 'bold'] as const

const wordsOnPage = (layout: PageLayout, find: FindPicture<DrawnPicture>): string =>
  pageMarks(layout, find, 'thumbnail')
    .flatMap((mark) => (mark.kind === 'text' ? mark.lines.map(({ text }) => text) : []))
    .join(' ')
