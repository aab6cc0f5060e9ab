import classes from './tag.module.css'

export type Tone = 'teal' | 'red' | 'gray'

/** A state in a word or two. */
export const Tag = ({ text, tone = 'gray' }: { readonly text: string; readonly tone?: Tone }) => (
  <span className={classes.tag} data-tone={tone}>
    {text}
  </span>
)
