import { IconCheck, IconLock } from '@tabler/icons-react'
import classes from './locked-sign.module.css'

const WITH_LICENCE = [
  'Video und Zeichnung dieser und aller anderen Gebärden, ohne Wasserzeichen',
  'Zeichnungen in drei Formaten zum Drucken: SIGNbox, SIGNmap und nur die Gebärde',
  'Favoriten, Lernlisten und eigene Druckvorlagen',
]

/** Stands in the place of film and drawing where the viewer may not see them, and says how he may. */
export const LockedSign = () => (
  <section className={classes.locked} aria-label="Gesperrte Gebärde">
    <span className={classes.icon}>
      <IconLock size={32} aria-hidden="true" />
    </span>
    <p className={classes.lead}>Diese Gebärde siehst du mit einer Lizenz.</p>
    <ul className={classes.reasons}>
      {WITH_LICENCE.map((reason) => (
        <li key={reason}>
          <IconCheck size={20} aria-hidden="true" />
          {reason}
        </li>
      ))}
    </ul>
  </section>
)
