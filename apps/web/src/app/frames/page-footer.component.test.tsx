import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { PageFooter } from './page-footer.tsx'

test.each([
  ['Impressum', '/impressum'],
  ['Datenschutz', '/datenschutz'],
  ['AGB', '/agb'],
  ['Verträge hier kündigen', '/vertrag-kuendigen'],
  ['Vertrag widerrufen', '/vertrag-widerrufen'],
  ['Fingeralphabet', '/fingeralphabet'],
])('leads to %s', async (name, path) => {
  const { address } = await renderWithApi(<PageFooter />)
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await expect.poll(address).toBe(path)
})
