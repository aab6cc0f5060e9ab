import type { SignPictureType } from '@gebaerdenraum/domain/media/sign-media'
import { useQuery } from '@tanstack/react-query'
import { quoteName } from '../../../ui/quote-name.ts'
import { onPaper } from '../look/media-in-look.ts'
import { useLook } from '../look/use-look.ts'
import { PICTURE_RATIO, PICTURE_TYPE_NAMES, pictureOf } from '../picture-of.ts'
import { previewSignsQuery } from '../queries.ts'
import classes from './public-sections.module.css'

const FORMATS: readonly { readonly type: SignPictureType; readonly text: string }[] = [
  {
    type: 'signBox',
    text: 'Die Karte mit Zeichnung, Symbol und Wort im Rahmen der Wortart. Gut für Kartenspiele und Tafelbilder.',
  },
  {
    type: 'signMap',
    text: 'Die kleine quadratische Karte mit Zeichnung und Wort. Gut für Pläne, Hefte und Kommunikationsmappen.',
  },
  { type: 'signOnly', text: 'Nur die Zeichnung, ohne Rahmen und Wort. Gut für eigene Arbeitsblätter.' },
]

/** The three formats in which every sign can be printed, shown with a sign that everybody may see. */
export const PrintFormats = () => {
  const { data } = useQuery(previewSignsQuery)
  const look = onPaper(useLook())
  const example = data?.find(({ images }) => images.signBox !== undefined)
  return (
    <section aria-labelledby="print-formats">
      <h2 className={classes.heading} id="print-formats">
        Drei Formate zum Drucken
      </h2>
      <ul className={classes.formats}>
        {FORMATS.map(({ type, text }) => {
          const picture = example && pictureOf(example, type, 'card', look)
          return (
            <li key={type} className={classes.format}>
              <div className={classes.picture}>
                {picture && (
                  <img
                    src={picture}
                    alt={`Beispiel: ${quoteName(example.name)} als ${PICTURE_TYPE_NAMES[type]}`}
                    loading="lazy"
                    style={{ aspectRatio: PICTURE_RATIO[type] }}
                  />
                )}
              </div>
              <h3 className={classes.formatName}>{PICTURE_TYPE_NAMES[type]}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
