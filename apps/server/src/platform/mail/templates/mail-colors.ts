/** The colours of the screen (apps/web/src/app/tokens.css), light and dark. Text has at least 4.5 : 1 on its ground. */
export type MailColors = {
  readonly ground: string
  readonly paper: string
  readonly ink: string
  readonly muted: string
  readonly line: string
  readonly brand: string
  /** Text on a surface of the brand colour. */
  readonly onBrand: string
}

export const LIGHT: MailColors = {
  ground: '#f4f6f5',
  paper: '#ffffff',
  ink: '#1d2b2b',
  muted: '#536161',
  line: '#dbe2e1',
  brand: '#0b6b6b',
  onBrand: '#ffffff',
}

export const DARK: MailColors = {
  ground: '#0f1414',
  paper: '#1c2424',
  ink: '#e9efee',
  muted: '#a9b7b6',
  line: '#2f3b3a',
  brand: '#6fc3be',
  onBrand: '#0f1414',
}
