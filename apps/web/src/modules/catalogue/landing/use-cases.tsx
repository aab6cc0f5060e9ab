import type { ReactNode } from 'react'
import { CardFan } from './pictures/card-fan.tsx'
import { MorningCircle } from './pictures/morning-circle.tsx'
import { ParentChat } from './pictures/parent-chat.tsx'
import { usePreviewPictures } from './pictures/use-preview-pictures.ts'
import classes from './use-cases.module.css'

type UseCase = { readonly picture: ReactNode; readonly name: string; readonly text: string }

const USE_CASES: readonly UseCase[] = [
  {
    picture: <MorningCircle />,
    name: 'Im Morgenkreis zeigen',
    text: 'Sammle die Gebärden für Lied, Gefühle und Tagesplan in einer Lernliste. Zeig sie groß an der Tafel, Karte für Karte, auch langsam.',
  },
  {
    picture: <CardFan />,
    name: 'Karten drucken',
    text: 'Für Spiele, Pläne und die Kommunikationsmappe: Wähle die Gebärden, lade das PDF, drucke es und schneide die Karten aus.',
  },
  {
    picture: <ParentChat />,
    name: 'Mit Eltern teilen',
    text: 'Schick den Link zu deiner Lernliste. Eltern öffnen ihn auf dem Handy, ohne Konto, und üben die ersten zehn Gebärden zu Hause.',
  },
]

/** What the product is used for, with pictures of real signs where there are any that everybody may see. */
export const UseCases = () => {
  const hasPictures = usePreviewPictures('signOnly', 1).length > 0
  return (
    <section aria-labelledby="use-cases">
      <h2 className={classes.heading} id="use-cases">
        So arbeitest du damit
      </h2>
      <ul className={classes.cases}>
        {USE_CASES.map(({ picture, name, text }) => (
          <li key={name} className={classes.case}>
            {hasPictures && (
              <div className={classes.picture} aria-hidden="true">
                {picture}
              </div>
            )}
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
