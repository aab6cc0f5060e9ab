import type { Services } from '../services.ts'

/** Names files by what they belong to: their bytes are fetched when the mail goes out, and never lie in the queue. */
export type AttachmentReference = { readonly noun: string; readonly id: string }

export type MailAttachment = { readonly filename: string; readonly contentType: string; readonly content: Buffer }

/** By noun, who gives the files. */
export type MailAttachments = Readonly<
  Record<string, (services: Services, id: string) => Promise<readonly MailAttachment[]>>
>

export const attachmentsOf = async (
  services: Services,
  references: readonly AttachmentReference[],
): Promise<readonly MailAttachment[]> => {
  const files = references.map(({ noun, id }) => {
    const find = services.mailAttachments[noun]
    if (!find) throw new Error(`Nobody has files of ${noun} for mails.`)
    return find(services, id)
  })
  return (await Promise.all(files)).flat()
}
