import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerAddress } from '../../testing/answer-address.ts'
import type { Answers } from '../../testing/answer-calls.ts'
import { givenContent, givenDocument } from '../../testing/given-document.ts'
import { showDocument } from '../../testing/show-document.tsx'
import { quoteName } from '../../ui/quote-name.ts'

const print = page.getByRole('button', { name: 'Drucken' })
const title = page.getByLabelText('Titel, Seite 1')
const toast = page.getByRole('group', { name: 'Meldung' })
const TOO_BUSY = { name: 'Unavailable', code: 503, message: 'Gerade ist sehr viel zu drucken.' }

/** What the browser opens in place of tabs. */
const tabs: { readonly document: Document; readonly close: () => void; readonly location: object }[] = []
const openTab = vi.fn<(address: string) => Partial<Window> | null>()
const show = vi.fn<(address: string) => void>()
const close = vi.fn<() => void>()

beforeEach(() => {
  tabs.length = 0
  vi.resetAllMocks()
  vi.stubGlobal('open', openTab)
  openTab.mockImplementation(() => {
    const tab = {
      document: document.implementation.createHTMLDocument(),
      closed: false,
      close: () => {
        close()
        tab.closed = true
      },
      location: { replace: show },
    }
    tabs.push(tab)
    return tab as unknown as Window
  })
})

const showOwnSigns = async (documents: Answers['documents'] = {}, respond = () => new Response('%PDF')) => {
  const document = givenDocument(givenContent('own-sign'))
  const shown = await showDocument(document, { answers: { documents } })
  const fetched = answerAddress('/pdf/', respond)
  await expect.element(title).toBeVisible()
  return { ...shown, document, fetched }
}

test('opens the tab with the click, and saves before it fetches the PDF', async () => {
  let save = () => {}
  const saving = new Promise<void>((resolve) => {
    save = resolve
  })
  const order: string[] = []
  const document = givenDocument(givenContent('own-sign'))
  await showDocument(document, {
    answers: {
      documents: {
        get: () => {
          order.push('document')
          return document
        },
        patch: async () => {
          await saving
          order.push('saved')
          return { ...document, revision: 2 }
        },
      },
    },
  })
  answerAddress('/pdf/', () => {
    order.push('PDF')
    return new Response('%PDF')
  })
  await title.fill('Vor dem Drucken')
  order.length = 0
  await print.click()
  expect(openTab).toHaveBeenCalledExactlyOnceWith('', '_blank')
  expect(tabs[0]?.document.body.textContent).toBe(`${quoteName(document.name)} wird als PDF erstellt …`)
  expect(order).toEqual([])
  save()
  await expect.poll(() => show.mock.calls).toEqual([[document.variants.original]])
  expect(order).toEqual(['saved', 'document', 'PDF'])
  expect(close).not.toHaveBeenCalled()
})

test('closes the tab when saving fails, and says so', async () => {
  let isOffline = true
  const { fetched } = await showOwnSigns({
    patch: () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return givenDocument()
    },
  })
  await title.fill('Nicht gespeichert')
  await print.click()
  await expect
    .element(toast.getByText('Die Druckvorlage konnte nicht gespeichert werden', { exact: false }))
    .toBeVisible()
  expect(close).toHaveBeenCalledOnce()
  expect(fetched).toEqual([])
  // Nothing is left to be saved in later tests.
  isOffline = false
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Gespeichert')).toBeVisible()
})

test('closes the tab when the PDF cannot be made, says why and tries again', async () => {
  let isBusy = true
  const { document } = await showOwnSigns({}, () =>
    isBusy ? Response.json(TOO_BUSY, { status: 503 }) : new Response('%PDF'),
  )
  await print.click()
  const text = 'Das PDF konnte nicht erstellt werden. Gerade ist sehr viel zu drucken.'
  await expect.element(toast.getByText(text)).toBeVisible()
  expect(close).toHaveBeenCalledOnce()
  expect(show).not.toHaveBeenCalled()
  isBusy = false
  await toast.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.poll(() => show.mock.calls).toEqual([[document.variants.original]])
  expect(openTab).toHaveBeenCalledTimes(2)
})

test('offers the PDF where the browser lets no tab open', async () => {
  openTab.mockReturnValue(null)
  const { document } = await showOwnSigns()
  await print.click()
  await toast.getByRole('button', { name: 'PDF öffnen' }).click()
  expect(openTab.mock.calls).toEqual([
    ['', '_blank'],
    [document.variants.original, '_blank'],
  ])
})
