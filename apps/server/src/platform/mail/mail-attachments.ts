import type { Settings } from '../../settings.ts'
import type { Database } from '../database/database.ts'

/** Names files by what they belong to: their bytes are fetched when the mail goes out, and never lie in the queue. */
export type AttachmentReference = { readonly noun: string; readonly id: string }

export type MailAttachment = { readonly filename: string; readonly contentType: string; readonly content: Buffer }

/** By noun, who gives the files. */
export type MailAttachments = Readonly<
  Record<string, (from: AttachmentSource, id: string) => Promise<readonly MailAttachment[]>>
>
export type AttachmentSource = { readonly db: Database; readonly settings: Settings }

export const attachmentsOf = async (
  givers: MailAttachments,
  from: AttachmentSource,
  references: readonly AttachmentReference[],
): Promise<readonly MailAttachment[]> => {
  const files = references.map(({ noun, id }) => {
    const find = givers[noun]
    if (!find) throw new Error(`Nobody has files of ${noun} for mails.`)
    return find(from, id)
  })
  return (await Promise.all(files)).flat()
}
