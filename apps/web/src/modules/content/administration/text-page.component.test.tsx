import type { PageVersion } from '@gebaerdenraum/domain/content/page-versions.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { Page } from './text-page.tsx'

const SUPPLIED: PageVersion = {
  _id: 'agb-0',
  page: 'agb',
  revision: 0,
  title: 'Nutzungsbedingungen',
  author: null,
  createdAt: null,
  isCurrent: true,
  markdown: '# Nutzungsbedingungen\n',
}

const show = async (version: PageVersion) => {
  await renderWithApi(<Page />, {
    session: givenSession({ role: 'admins' }),
    route: '/app/verwaltung/texte/$slug',
    address: `/app/verwaltung/texte/${version.page}`,
    answers: {
      'page-versions': { find: () => pageWith([version]), get: () => version },
      'page-previews': { create: () => ({ title: version.title, html: '', sections: [] }) },
    },
  })
  await expect.element(page.getByLabelText('Text in Markdown')).toBeVisible()
}

const note = page.getByRole('note')

test('says of a supplied text that it is a placeholder, and of a legal one that it is no legal advice', async () => {
  await show(SUPPLIED)
  await expect.element(note.getByText('Dieser Text ist noch ein Platzhalter')).toBeVisible()
  await expect.element(note.getByText(/ersetzt keine Rechtsberatung/)).toBeVisible()
})

test('says so of a text that is no legal one, too', async () => {
  await show({ ...SUPPLIED, _id: 'faq-0', page: 'faq', title: 'Häufige Fragen' })
  await expect.element(note.getByText(/zu deinem Angebot passt/)).toBeVisible()
  await expect.element(note.getByText(/Rechtsberatung/)).not.toBeInTheDocument()
})

test.each([
  ['published', { revision: 1, author: 'Ada', createdAt: '2027-03-01T08:00:00.000Z' }],
  ['put there as a file', { createdAt: '2027-03-01T08:00:00.000Z' }],
])('says nothing of a text that the operator has %s', async (_, change) => {
  await show({ ...SUPPLIED, ...change })
  await expect.element(note).not.toBeInTheDocument()
})
