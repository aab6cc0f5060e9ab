import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoFindings } from '../../testing/expect-no-findings.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { savedFile } from '../../testing/saved-file.ts'
import { givenShareSheet } from '../../testing/share-sheet.ts'
import { ShareLink } from './share-link.tsx'
import { mailAddress, messengerAddress } from './shared-link.ts'

const link = {
  address: 'https://example.org/lernliste/ueberblick/abc',
  label: 'Teilen-Link',
  name: 'Obst & Gemüse',
  message: 'Die Lernliste „Obst & Gemüse“ zum Ansehen und Üben',
  scanHint: 'Scanne den Code.',
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const leave = vi.fn()
const show = () => renderWithApi(<ShareLink link={link} onLeave={leave} />)

beforeEach(() => leave.mockClear())

const fails = (name: string) => async () => {
  throw new DOMException('refused', name)
}

describe('without a share sheet', () => {
  test('mail and messenger take the message with the link', async () => {
    await show()
    expect(page.getByRole('link', { name: 'E-Mail' }).element().getAttribute('href')).toBe(mailAddress(link))
    const messenger = page.getByRole('link', { name: 'WhatsApp' }).element()
    expect([messenger.getAttribute('href'), messenger.getAttribute('rel')]).toEqual([
      messengerAddress(link),
      'noopener noreferrer',
    ])
    await expect.element(button('Teilen mit …')).not.toBeInTheDocument()
    await expectNoFindings()
  })
})

describe('with the share sheet of the system', () => {
  test('it gets name, message and link, in the place of mail and messenger', async () => {
    const sheet = givenShareSheet()
    await show()
    await button('Teilen mit …').click()
    expect(sheet.mock.calls).toEqual([[{ title: link.name, text: link.message, url: link.address }]])
    await expect.element(page.getByRole('link', { name: 'E-Mail' })).not.toBeInTheDocument()
    await expect.element(button('Link kopieren')).toBeVisible()
    await expectNoFindings()
  })

  test('closing it is no failure', async () => {
    const sheet = givenShareSheet(fails('AbortError'))
    await show()
    await button('Teilen mit …').click()
    await expect.poll(() => sheet.mock.settledResults.length).toBe(1)
    await expect.element(page.getByRole('group', { name: 'Meldung' })).not.toBeInTheDocument()
  })

  test('a failure is said', async () => {
    givenShareSheet(fails('DataError'))
    await show()
    await button('Teilen mit …').click()
    await expect.element(page.getByText('Das Teilen hat nicht geklappt.')).toBeVisible()
  })
})

describe('the QR code', () => {
  test('stands on a sheet, the menu closed, and is saved as a sharp image', async () => {
    await show()
    await button('QR-Code').click()
    expect(leave).toHaveBeenCalledOnce()
    const sheet = page.getByRole('dialog', { name: 'QR-Code' })
    await expect.element(sheet.getByRole('img', { name: `QR-Code: ${link.address}` })).toBeVisible()
    await expect.element(sheet.getByText(link.scanHint)).toBeVisible()
    const { name, content } = await savedFile(() => button('Bild speichern').click())
    expect([name, content.type]).toEqual(['QR-Code Obst & Gemüse.png', 'image/png'])
    const { width, height } = await createImageBitmap(content)
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(1_000)
    await expectNoFindings()
  })
})
