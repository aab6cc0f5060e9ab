import type { Database } from '../../platform/database/database.ts'
import type { MailAttachment } from '../../platform/mail/mail-points.ts'
import { html } from '../../platform/mail/templates/markup.ts'
import type { ContentPages } from './content-pages.ts'

/** A page as a file to keep: people get the text they agreed to as it was then, not a link (§ 312f BGB). */
export const renderPageFile = async (
  db: Database,
  pages: ContentPages,
  reference: string,
): Promise<readonly MailAttachment[]> => {
  const page = await pages.readReference(db, reference)
  if (!page) return []
  const rendered = (markup: string) => ({ markup })
  const { markup } = html`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title></head>
<body><h1>${page.title}</h1>
${rendered(page.html)}
${page.sections.map((section) => html`<h2>${section.title}</h2>\n${rendered(section.html)}\n`)}
</body>
</html>
`
  return [{ filename: `${page.title}.html`, contentType: 'text/html', content: Buffer.from(markup, 'utf8') }]
}
