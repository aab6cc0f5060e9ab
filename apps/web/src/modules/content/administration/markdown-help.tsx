import { PAGES, type PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import classes from './texts.module.css'

const WAYS: readonly (readonly [written: string, meaning: string])[] = [
  ['# Titel', 'Überschrift der Seite, einmal und ganz oben'],
  ['## Abschnitt', 'Überschrift eines Abschnitts'],
  ['**wichtig**', 'fett'],
  ['- Punkt', 'Aufzählung, eine Zeile je Punkt'],
  ['[Text](https://beispiel.de)', 'Link; innerhalb der App auch [Text](/app/hilfe)'],
  ['Leere Zeile', 'beginnt einen neuen Absatz'],
]

export const MarkdownHelp = ({ slug }: { readonly slug: PageSlug }) => (
  <details className={classes.help}>
    <summary>So schreibst du in Markdown</summary>
    <dl>
      {WAYS.map(([written, meaning]) => (
        <div key={written}>
          <dt>
            <code>{written}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    {!PAGES[slug].isLegal && <p>Auf dieser Seite wird jeder Abschnitt eine Frage zum Aufklappen.</p>}
    <p>HTML wird als Text gezeigt. Bilder und fremde Inhalte lassen sich nicht einbetten.</p>
  </details>
)
