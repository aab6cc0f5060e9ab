import { greetingOf } from './greeting.ts'
import { DARK, LIGHT } from './mail-colors.ts'
import type { MailContent, MailLink } from './mail-content.ts'
import type { MailFacts } from './mail-facts.ts'
import { quotedLines, quoteTitle } from './mail-quote.ts'
import { html, type Markup } from './markup.ts'

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `margin:0 0 16px;${FONT};font-size:17px;line-height:1.55;color:${LIGHT.ink}`
const SMALL = `margin:0 0 8px;${FONT};font-size:14px;line-height:1.5;color:${LIGHT.muted}`

/**
 * One column in tables with the styles on each element, because that is what all mail programs understand; no picture,
 * nothing loaded. The style sheet in the head only adds what is new to some of them: dark colours, narrow margins.
 */
export const mailHtml = (facts: MailFacts, content: MailContent): string => {
  const { productName, appUrl } = facts
  const whole = html`<!doctype html>
<html lang="de" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${content.subject}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${LIGHT.ground}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${content.preheader}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${LIGHT.ground}">
<tr><td class="frame" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="brand" style="padding:0 8px 16px;${FONT};font-size:20px;font-weight:700;color:${LIGHT.brand}">${productName}</td></tr>
<tr><td class="paper" style="padding:32px;background-color:${LIGHT.paper};border:1px solid ${LIGHT.line};border-radius:12px">
${body(facts, content)}
</td></tr>
<tr><td style="padding:20px 8px 0">
<p class="muted" style="${SMALL}">${content.reason}</p>
<p class="muted" style="${SMALL}">Geschickt von ${productName}, ${textLink(appUrl, appUrl)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return whole.markup
}

const body = ({ productName, name }: MailFacts, content: MailContent): Markup => {
  const { heading, paragraphs, rows, quote, action, notes, alternative } = content
  return html`<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:24px;line-height:1.3;font-weight:700;color:${LIGHT.ink}">${unbroken(heading)}</h1>
${[greetingOf(name), ...paragraphs].map(paragraph)}
${rows ? [factTable(rows)] : []}
${quote ? [quotation(quote)] : []}
${action ? [button(action), address(action.link)] : []}
${notes.map(paragraph)}
${alternative ? [html`<p class="ink" style="${TEXT}">${alternative.question} ${textLink(alternative.link, alternative.label)}</p>`] : []}
<p class="ink" style="${TEXT};margin-bottom:0">Viele Grüße<br>${productName}</p>`
}

const paragraph = (text: string): Markup => html`<p class="ink" style="${TEXT}">${unbroken(text)}</p>\n`

/** Label over value where the screen is narrow: mail programs break table rows badly, so each row is a paragraph. */
const factTable = (rows: NonNullable<MailContent['rows']>): Markup =>
  html`<table role="presentation" class="facts" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-top:1px solid ${LIGHT.line}">
${rows.map(
  ([
    label,
    value,
  ]) => html`<tr><td class="fact" style="padding:10px 0;border-bottom:1px solid ${LIGHT.line};${FONT};font-size:16px;line-height:1.45">
<span class="muted" style="font-size:14px;color:${LIGHT.muted}">${unbroken(label)}:</span><br><span class="ink" style="color:${LIGHT.ink}">${unbroken(value)}</span></td></tr>
`,
)}</table>
`

const quotation = ({ from, text }: NonNullable<MailContent['quote']>): Markup =>
  html`<p class="muted" style="${SMALL}">${unbroken(quoteTitle(from))}</p>
<blockquote class="quote" style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:4px solid ${LIGHT.line}">
${quotedLines(text).map((line) => html`<p class="ink" style="${TEXT};margin-bottom:4px">${line === '' ? '\u00a0' : unbroken(line)}</p>\n`)}
</blockquote>
`

/** With a hyphen that no line ends at. */
const unbroken = (text: string): string => text.replaceAll('E-Mail', 'E\u2011Mail')

/** The padding belongs to the link, so that all of the button can be pressed; Outlook paints the cell instead. */
const button = ({ label, link }: MailLink): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>
<td class="button" align="center" bgcolor="${LIGHT.brand}" style="border-radius:8px;background-color:${LIGHT.brand}"><a class="button" href="${link}" style="display:inline-block;padding:14px 28px;${FONT};font-size:17px;line-height:1.2;font-weight:700;color:${LIGHT.onBrand};text-decoration:none;border-radius:8px">${unbroken(label)}</a></td>
</tr></table>
`

/** For mail programs that show no buttons, and for people who want to see where a link leads. */
const address = (link: string): Markup =>
  html`<p class="muted" style="${SMALL};margin-bottom:20px">Oder öffne diese Adresse:<br>${textLink(link, link)}</p>
`

const textLink = (link: string, label: string): Markup =>
  html`<a class="brand" href="${link}" style="color:${LIGHT.brand};text-decoration:underline;word-break:break-word;overflow-wrap:anywhere">${label}</a>`

const STYLE_SHEET: Markup = html`
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .frame { padding: 16px 8px !important } .paper { padding: 24px 20px !important } }
@media (prefers-color-scheme: dark) {
.ground { background-color: ${DARK.ground} !important }
.paper { background-color: ${DARK.paper} !important; border-color: ${DARK.line} !important }
.quote, .facts, .fact { border-color: ${DARK.line} !important }
.ink { color: ${DARK.ink} !important }
.muted { color: ${DARK.muted} !important }
.brand { color: ${DARK.brand} !important }
.button { background-color: ${DARK.brand} !important; color: ${DARK.onBrand} !important }
}
`
