/** A link that people hand on, with the words that go with it. */
export type SharedLink = {
  readonly address: string
  /** What the field with the address is called. */
  readonly label: string
  /** The name of what it leads to: the subject of a mail, the title of the QR code. */
  readonly name: string
  /** What a message says before the link, without a full stop. */
  readonly message: string
  /** Below the QR code: what scanning it does. */
  readonly scanHint: string
}

/** Opens a new mail with the link in it. Line breaks as RFC 6068 asks for. */
export const mailAddress = ({ name, message, address }: SharedLink): string =>
  `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${message}:\r\n${address}\r\n`)}`

/** Opens WhatsApp, in its app or its page, with the link in a new message. */
export const messengerAddress = ({ message, address }: SharedLink): string =>
  `https://wa.me/?text=${encodeURIComponent(`${message}: ${address}`)}`
