/** What a mail says, before it takes the form of HTML or of plain text. All texts are plain and end with a full stop. */
export type MailContent = {
  readonly subject: string
  /** What mail programs show beside the subject in their list. */
  readonly preheader: string
  readonly heading: string
  /** What happened and what to do. */
  readonly paragraphs: readonly string[]
  /** Facts, one a line: what was ordered, what is owed. */
  readonly rows?: readonly (readonly [label: string, value: string])[]
  /** What a person wrote to the addressee, in his own words and lines. */
  readonly quote?: { readonly from: string; readonly text: string }
  /** The one thing to do. */
  readonly action?: MailLink
  /** How long the link holds, and what to do if it was not you. */
  readonly notes: readonly string[]
  /** A second way, smaller than the action. */
  readonly alternative?: MailLink & { readonly question: string }
  /** Why this mail came; stands at its foot. */
  readonly reason: string
}

export type MailLink = { readonly label: string; readonly link: string }
