import classes from './skip-link.module.css'

/** The first stop of the keyboard: past the bars to the page. Hidden until it has the focus. */
export const SkipLink = () => (
  <a href="#content" className={classes.skip}>
    Zum Inhalt springen
  </a>
)
