/** What every template is told. `name` is what the person typed: any text at all. */
export type MailFacts = {
  readonly productName: string
  /** Without a slash at the end. */
  readonly appUrl: string
  readonly name: string
}

/** For mails that carry a link made for this one occasion; it has to lie below `appUrl`. */
export type LinkMailFacts = MailFacts & { readonly link: string }

/** A finished mail, all but for the addressee. */
export type MailText = { readonly subject: string; readonly text: string; readonly html: string }
