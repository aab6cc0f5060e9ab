import { extensionPoint } from '../modules/extension-point.ts'

/** What a mail belongs to. The version distinguishes one mail about a thing from the next. */
export type MailSubject = { readonly noun: string; readonly id: string; readonly version: number }

/** `refused`: the mail server will never take it; most often there is no such mailbox. */
export type MailOutcome = 'sent' | 'refused'

/** Notes what became of mails about its noun. May be called twice, and for things that are gone. */
export type MailOutcomeListener = {
  readonly noun: string
  note(subject: MailSubject, outcome: MailOutcome): Promise<void>
}

export const mailOutcomes = extensionPoint<MailOutcomeListener>('mail outcomes')

/** Names files by what they belong to: their bytes are fetched when the mail goes out, and never lie in the queue. */
export type AttachmentReference = { readonly noun: string; readonly id: string }

export type MailAttachment = { readonly filename: string; readonly contentType: string; readonly content: Buffer }

/** Reads the files of its noun that go with a mail. */
export type AttachmentSource = { readonly noun: string; find(id: string): Promise<readonly MailAttachment[]> }

export const mailAttachments = extensionPoint<AttachmentSource>('mail attachments')
