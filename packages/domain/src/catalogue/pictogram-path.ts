/** The public address of a pictogram (SVG) of Fluent Emoji, such as `dog-face`. */
export const pictogramPath = (name: string): string => `/media/pictograms/${name}.svg`
