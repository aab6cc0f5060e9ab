import { greetingOf } from './greeting.ts'
import type { MailContent } from './mail-content.ts'
import type { MailFacts } from './mail-facts.ts'
import { quotedLines, quoteTitle } from './mail-quote.ts'

/** Mail programs of all kinds leave lines of this length as they are. */
const LINE_LENGTH = 72

/** The form for people who read mails as text: links stand on lines of their own, so that they are never broken. */
export const mailPlainText = ({ productName, appUrl, name }: MailFacts, content: MailContent): string => {
  const { paragraphs, rows, quote, action, notes, alternative, reason } = content
  const blocks = [
    greetingOf(name),
    ...paragraphs,
    ...(rows ? [rows.map(([label, value]) => `${label}: ${onOneLine(value)}`).join('\n')] : []),
    ...(quote ? [quoted(quote)] : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    ...(alternative ? [`${alternative.question} ${alternative.label}:\n${alternative.link}`] : []),
    `Viele Grüße\n${productName}`,
    `-- \n${reason}\nGeschickt von ${productName}, ${appUrl}`,
  ]
  return `${blocks.map(wrapLines).join('\n\n')}\n`
}

/** Whatever somebody typed cannot make a row of its own. */
const onOneLine = (value: string): string => value.replace(/[\p{C}\s]+/gu, ' ').trim()

/** Each line behind a mark, as mail programs quote: it cannot be taken for what we say ourselves. */
const quoted = ({ from, text }: NonNullable<MailContent['quote']>): string => {
  const lines = quotedLines(text).flatMap((line) => wrap(line, LINE_LENGTH - 2).split('\n'))
  return [quoteTitle(from), ...lines.map((line) => `> ${line}`.trimEnd())].join('\n')
}

const wrapLines = (block: string): string =>
  block
    .split('\n')
    .map((line) => (line === '-- ' ? line : wrap(line)))
    .join('\n')

const wrap = (line: string, length = LINE_LENGTH): string => {
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
