import type { MailContent } from './mail-content.ts'
import type { MailFacts, MailText } from './mail-facts.ts'
import { mailHtml } from './mail-html.ts'
import { mailPlainText } from './mail-plain-text.ts'

/** Gives a mail's content its two forms. A subject is one line of at most 200 characters, whatever went into it. */
export const composeMail = (facts: MailFacts, content: MailContent): MailText => ({
  subject: content.subject
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200),
  text: mailPlainText(facts, content),
  html: mailHtml(facts, content),
})
