import classes from './leaving-bar.module.css'

/** Moves along the upper edge of the window while the page waits for its edits to be saved. */
export const LeavingBar = () => <div className={classes.bar} role="progressbar" aria-label="Wird gespeichert" />
