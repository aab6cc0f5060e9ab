import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { TemplateList } from './template-list.tsx'

const TEMPLATE: ListTemplate = {
  _id: 'template-1',
  name: 'Frühstück',
  description: '',
  color: '#ff9f0a',
  signs: [],
  isPublic: true,
  createdAt: '2026-11-21T12:00:00.000Z',
}

test('names the template that could not be deleted, and why', async () => {
  const remove = () => {
    throw new ApiError({ name: 'GeneralError', code: 500, message: 'Kaputt' })
  }
  await renderWithApi(<TemplateList templates={[TEMPLATE]} />, { answers: { 'list-templates': { remove } } })
  await page.getByRole('button', { name: '„Frühstück“ löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
  const toast = page.getByRole('group', { name: 'Meldung' })
  await expect.element(toast.getByText('„Frühstück“ konnte nicht gelöscht werden: Kaputt')).toBeVisible()
})
