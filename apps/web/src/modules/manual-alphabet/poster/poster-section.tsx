import {
  addressOfPoster,
  POSTER_FORMATS,
  POSTER_ORIENTATIONS,
  type PosterFormat,
  type PosterOptions,
  type PosterOrientation,
} from '@gebaerdenraum/domain/media/alphabet-poster'
import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { lookDefaults } from '../../../api/page-settings.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { useHandColours } from '../use-hand-colours.ts'
import { PosterPreview } from './poster-preview.tsx'
import classes from './poster-section.module.css'

const FORMAT_NAMES: Readonly<Record<PosterFormat, string>> = { a4: 'A4', a3: 'A3' }
const ORIENTATION_NAMES: Readonly<Record<PosterOrientation, string>> = {
  portrait: 'Hochformat',
  landscape: 'Querformat',
}
const STYLES = [
  { value: 'coloured', label: 'Farbe' },
  { value: 'lineArt', label: 'Zum Ausmalen' },
] as const

/** The alphabet on one sheet of paper. */
export const PosterSection = () => {
  const { colouring } = useHandColours()
  const isHydrated = useIsHydrated()
  const [chosenStyle, setStyle] = useState<'coloured' | 'lineArt'>()
  const style = chosenStyle ?? (colouring === 'lineArt' ? 'lineArt' : 'coloured')
  const [format, setFormat] = useState<PosterFormat>('a4')
  const [orientation, setOrientation] = useState<PosterOrientation>('portrait')
  const tone = colouring === 'lineArt' ? lookDefaults().skinTone : colouring
  const options: PosterOptions = { format, orientation, colouring: style === 'lineArt' ? 'lineArt' : tone }
  return (
    <section className={classes.section} aria-labelledby="poster">
      <div className={classes.choices}>
        <h2 className={classes.heading} id="poster">
          Das Fingeralphabet als Poster
        </h2>
        <p className={classes.text}>
          Alle Buchstaben auf einem Blatt, für die Wand im Klassenzimmer oder zu Hause. Der QR-Code führt zu den Videos.
        </p>
        <div className={classes.choices} inert={!isHydrated}>
          <ChoiceCards label="Ausführung" options={STYLES} value={style} onChange={setStyle} />
          <ChoiceCards
            label="Papier"
            options={POSTER_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] }))}
            value={format}
            onChange={setFormat}
          />
          <ChoiceCards
            label="Ausrichtung"
            options={POSTER_ORIENTATIONS.map((value) => ({ value, label: ORIENTATION_NAMES[value] }))}
            value={orientation}
            onChange={setOrientation}
          />
        </div>
        <div className={classes.ways}>
          <Button
            component="a"
            href={addressOfPoster(options, DRAWING_VERSION)}
            target="_blank"
            rel="noopener"
            color="coral"
            size="lg"
            leftSection={<IconPrinter size={22} aria-hidden />}
          >
            Poster drucken (PDF)
          </Button>
          <a className={classes.save} href={`${addressOfPoster(options, DRAWING_VERSION)}&dl=1`} download>
            <IconDownload size={20} aria-hidden="true" />
            Poster speichern
          </a>
        </div>
      </div>
      <PosterPreview options={options} />
    </section>
  )
}
