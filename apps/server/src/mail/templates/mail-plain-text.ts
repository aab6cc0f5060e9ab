import { greetingOf } from './greeting.ts'
import type { MailContent } from './mail-content.ts'
import type { MailFacts } from './mail-facts.ts'

/** Mail programs of all kinds leave lines of this length as they are. */
const LINE_LENGTH = 72

/** The form for people who read mails as text: links stand on lines of their own, so that they are never broken. */
export const mailPlainText = ({ productName, appUrl, name }: MailFacts, content: MailContent): string => {
  const { paragraphs, action, notes, alternative, reason } = content
  const blocks = [
    greetingOf(name),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    ...(alternative ? [`${alternative.question} ${alternative.label}:\n${alternative.link}`] : []),
    `Viele Grüße\n${productName}`,
    `-- \n${reason}\nGeschickt von ${productName}, ${appUrl}`,
  ]
  return `${blocks.map(wrapLines).join('\n\n')}\n`
}

const wrapLines = (block: string): string =>
  block
    .split('\n')
    .map((line) => (line === '-- ' ? line : wrap(line)))
    .join('\n')

const wrap = (line: string): string => {
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
