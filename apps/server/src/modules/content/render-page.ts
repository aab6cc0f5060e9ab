import type { ContentPage } from '@gebaerdenraum/domain/content/pages.contract'
import MarkdownIt, { type Token } from 'markdown-it'

/** With the scheme named or none at all: `//` and `/\` would lead to another host. */
const ALLOWED_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\]|%5c)|#|[\w.-]+(?:[/?#]|$))/i

/** Markup of the author's own is shown as text; addresses lead to web pages, mail or within the product, nowhere else. */
const markdown = new MarkdownIt('commonmark', { html: false, linkify: false, typographer: false })
markdown.enable(['table', 'strikethrough'])
markdown.validateLink = (address) => ALLOWED_ADDRESS.test(address)

/**
 * The first-level heading is the title; what stands below second-level headings are the sections. Runs on the event loop:
 * a text from outside is bounded before (`page-text-cost.ts`).
 */
export const renderPage = (text: string): Pick<ContentPage, 'title' | 'html' | 'sections'> => {
  const environment = {}
  const { parts } = split(markdown.parse(text, environment))
  const render = (tokens: readonly Token[]) => markdown.renderer.render([...tokens], markdown.options, environment)
  const [introduction, ...sections] = parts
  return {
    title: readTitle(text),
    html: render(introduction?.tokens ?? []),
    sections: sections.map((part) => ({ title: part.title, html: render(part.tokens) })),
  }
}

/** The title of a text, '' where it has none. Parses only the beginning of a text that has its title there. */
export const readTitle = (text: string): string => titleAtStart(text) || split(markdown.parse(text, {})).title

/** The title of a text whose first 2,000 characters have one, else ''. Cost does not depend on the length of the text. */
export const titleAtStart = (text: string): string => {
  const start = text.slice(0, TITLE_WITHIN)
  const lines = start.length < text.length ? start.slice(0, start.lastIndexOf('\n') + 1) : start
  return split(markdown.parse(lines, {})).title
}

const TITLE_WITHIN = 2_000

type Part = { readonly title: string; readonly tokens: Token[] }

const split = (tokens: readonly Token[]): { title: string; parts: readonly Part[] } => {
  let title = ''
  const parts: Part[] = [{ title: '', tokens: [] }]
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token
    const isTitle = token.type === 'heading_open' && token.level === 0 && (token.tag === 'h1' || token.tag === 'h2')
    if (!isTitle) {
      parts.at(-1)?.tokens.push(token)
      continue
    }
    // A heading is three tokens: its opening, its text, its end.
    const text = plainText(tokens[index + 1])
    if (token.tag === 'h1') title ||= text
    else parts.push({ title: text, tokens: [] })
    index += 2
  }
  return { title, parts }
}

const plainText = (heading: Token | undefined): string =>
  (heading?.children ?? [])
    .map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
    .join('')
    .trim()
