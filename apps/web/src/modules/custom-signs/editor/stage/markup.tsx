type Props = {
  /** Made by packages/drawing, which takes every name and address for text. */
  readonly markup: string
  readonly transform?: string
}

/** A part of a drawing, as the server draws it too. */
export const Markup = ({ markup, transform = '' }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only markup of our own drawing code comes here.
  <g {...(transform !== '' && { transform })} dangerouslySetInnerHTML={{ __html: markup }} />
)
