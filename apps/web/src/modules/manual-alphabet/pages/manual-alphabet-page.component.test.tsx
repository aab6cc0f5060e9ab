import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givenSession } from '../../../testing/given-session.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { flushPreferences } from '../../accounts/index.ts'
import { Page } from './manual-alphabet-page.tsx'

const cards = page.getByRole('list', { name: 'Buchstaben' }).getByRole('link')
const card = (name: string) => cards.filter({ hasText: new RegExp(`^${name}$`) })
const anyDialog = page.getByRole('dialog')
const dialog = (name: string) => page.getByRole('dialog', { name: `Buchstabe ${name}` })
const countDrawings = () => cards.elements().filter((link) => link.querySelector('svg')).length

/** The page with its hands, which come a little later. */
const show = async (address = '/fingeralphabet') => {
  const session = givenSession()
  const rendered = await renderWithApi(<Page />, {
    address,
    session,
    answers: { users: { patch: () => session.user } },
  })
  await expect.poll(countDrawings).toBe(31)
  return rendered
}

test('shows all letters as hands', async () => {
  await show()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Das Fingeralphabet der DGS' })).toBeVisible()
  expect(cards.elements()).toHaveLength(31)
})

describe('a letter', () => {
  test('opens when an address names it, and says how the hand is formed', async () => {
    const { words } = await show('/fingeralphabet?buchstabe=ß')
    await expect.element(dialog('ß').getByText('Form die Hand wie beim S.')).toBeVisible()
    await expect.element(dialog('ß').getByText('Die Hand geht kurz nach unten und zurück.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(anyDialog).not.toBeInTheDocument()
    expect(words()).toEqual({})
  })

  test('that does not exist opens nothing', async () => {
    await show('/fingeralphabet?buchstabe=quatsch')
    expect(anyDialog.elements()).toEqual([])
  })

  test('goes by keys alone: open, walk, close, and the focus is on the letter seen last', async () => {
    const { words } = await show()
    card('A').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('A')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog('B')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog('C')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(dialog('B')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(anyDialog).not.toBeInTheDocument()
    await expect.element(card('B')).toHaveFocus()
    expect(words()).toEqual({})
  })

  test('goes by keys that are faster than the screen', async () => {
    const { words } = await show()
    const pressRight = () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    // The first comes with the dialog, which takes the focus a little later.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="dialog"]')) return
      observer.disconnect()
      pressRight()
    }).observe(document.body, { childList: true, subtree: true })
    card('A').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('B')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect.element(dialog('D')).toBeVisible()
    await expect.poll(words).toEqual({ buchstabe: 'd' })
  })
})

describe('spelling a word', () => {
  const field = page.getByLabelText('Buchstabiere deinen Namen')
  const hands = page.getByRole('list', { name: 'Dein Wort in Händen' }).getByRole('link')
  const letters = () => hands.elements().map((link) => link.textContent)

  test('shows its hands while it is typed, and says what has none', async () => {
    await show()
    expect(letters()).toEqual(['H', 'A', 'L', 'L', 'O'])
    await field.fill('Schröder')
    await expect.poll(letters).toEqual(['SCH', 'R', 'Ö', 'D', 'E', 'R'])
    expect(hands.elements().filter((link) => link.querySelector('svg'))).toHaveLength(6)
    await field.fill('Otto 7')
    await expect.element(page.getByText('Für „7“ gibt es im Fingeralphabet kein Handzeichen.')).toBeVisible()
    await expect.element(page.getByText(/Beim zweiten rückt die Hand ein Stück zur Seite\./)).toBeVisible()
    await field.fill('123 😀')
    await expect.poll(letters).toEqual([])
    await field.fill('')
    await expect.poll(letters).toHaveLength(5)
  })

  test('takes forty characters, and a hand leads to its letter', async () => {
    await show()
    await field.click()
    await userEvent.keyboard('x'.repeat(45))
    await expect.element(field).toHaveValue('x'.repeat(40))
    await field.fill('Ü')
    await hands.first().click()
    await expect.element(dialog('Ü')).toBeVisible()
  })
})

describe('the poster', () => {
  const link = page.getByRole('link', { name: 'Poster drucken (PDF)' })

  test('is previewed as it is chosen, and its link says so', async () => {
    await show()
    const preview = page.getByRole('img', { name: 'Vorschau' })
    await expect.element(preview).toBeVisible()
    expect(preview.element().querySelectorAll('[data-hand]')).toHaveLength(31)
    for (const choice of ['Zum Ausmalen', 'A3', 'Querformat']) await page.getByText(choice, { exact: true }).click()
    const readRatio = () => {
      const { width, height } = preview.element().getBoundingClientRect()
      return width / height
    }
    await expect.poll(readRatio).toBeCloseTo(Math.SQRT2, 1)
    const address = expect.stringMatching(/format=a3&orientation=landscape&tone=lineArt/)
    await expect.element(link).toHaveAttribute('href', address)
  })

  test('follows the colours of the hands until something else is chosen', async () => {
    await show()
    await page.getByRole('radio', { name: 'Strichzeichnung' }).click()
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('tone=lineArt'))
    await expect.element(page.getByLabelText('Zum Ausmalen')).toBeChecked()
    await page.getByText('Farbe', { exact: true }).click()
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('tone=medium'))
    await flushPreferences()
  })
})
