import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerAddress } from '../../testing/answer-address.ts'
import { givenContent, givenDocument } from '../../testing/given-document.ts'
import { showDocument } from '../../testing/show-document.tsx'

const dialog = page.getByRole('dialog')
const download = dialog.getByRole('button', { name: 'Herunterladen' })

/** The name and the content of the next file that is saved. */
const nextDownload = () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  return new Promise<readonly [name: string, content: string]>((resolve) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(function (this: HTMLAnchorElement) {
      const file = made.mock.lastCall?.[0] as Blob | undefined
      void file?.text().then((content) => resolve([this.download, content]))
    })
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('says why a PDF cannot be made, and saves it at another try', async () => {
  const document = givenDocument(givenContent('own-sign', 'Familie: Zuhause'))
  await showDocument(document)
  let isBusy = true
  const busy = { name: 'Unavailable', code: 503, message: 'Gerade ist sehr viel zu drucken.' }
  const fetched = answerAddress('/pdf/', () => (isBusy ? Response.json(busy, { status: 503 }) : new Response('%PDF')))
  await page.getByRole('button', { name: 'Druckoptionen' }).click()
  await download.click()
  await expect.element(dialog.getByRole('alert').getByText('Gerade ist sehr viel zu drucken.')).toBeVisible()
  isBusy = false
  const saved = nextDownload()
  await download.click()
  await expect(saved).resolves.toEqual(['Familie_ Zuhause.pdf', '%PDF'])
  await expect.element(dialog).not.toBeInTheDocument()
  expect(fetched).toEqual([document.variants.original, document.variants.original])
})
