import { onlineManager } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { useAction } from './use-action.ts'

const run = vi.fn<(word: string) => Promise<string>>()
const refresh = vi.fn<() => void>()
const send = page.getByRole('button', { name: 'Senden' })
const message = page.getByRole('group', { name: 'Meldung' })

const Send = ({ failsInPlace = false }) => {
  const action = useAction({ run, done: (result, word) => `${word}: ${result}`, failsInPlace, refresh })
  return (
    <>
      <button type="button" onClick={() => void action.run('Hund')}>
        Senden
      </button>
      {action.isBusy && <p>„{action.running}“ ist unterwegs</p>}
      {action.failure && <p role="alert">{action.failure.message}</p>}
    </>
  )
}

beforeEach(() => {
  run.mockReset().mockResolvedValue('gesendet')
  refresh.mockReset()
})

test('says that it is done', async () => {
  await renderWithApi(<Send />)
  await send.click()
  await expect.element(message.getByText('Hund: gesendet')).toBeVisible()
  expect(refresh).toHaveBeenCalledOnce()
})

test('is sent once, however often its button is pressed', async () => {
  let finish = (_result: string): void => {}
  run.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  await renderWithApi(<Send />)
  const button = send.element() as HTMLButtonElement
  // In the same moment, before the page shows anything.
  button.click()
  button.click()
  await expect.element(page.getByText('„Hund“ ist unterwegs')).toBeVisible()
  await send.click()
  finish('gesendet')
  await expect.element(message.getByText('Hund: gesendet')).toBeVisible()
  await expect.element(page.getByText('„Hund“ ist unterwegs')).not.toBeInTheDocument()
  expect(run).toHaveBeenCalledOnce()
  await send.click()
  expect(run).toHaveBeenCalledTimes(2)
})

test('says in a toast what went wrong, and can be tried again', async () => {
  run.mockRejectedValueOnce(new Error('Der Platz ist vergeben.'))
  await renderWithApi(<Send />)
  await send.click()
  await expect.element(message.getByText('Der Platz ist vergeben.')).toBeVisible()
  expect(refresh).toHaveBeenCalledOnce()
  await send.click()
  await expect.element(message.getByText('Hund: gesendet')).toBeVisible()
})

test('leaves what went wrong to the page, until it is tried again', async () => {
  run.mockRejectedValueOnce(new Error('Der Platz ist vergeben.'))
  await renderWithApi(<Send failsInPlace />)
  await send.click()
  const alert = page.getByRole('alert').filter({ hasText: 'Der Platz ist vergeben.' })
  await expect.element(alert).toBeVisible()
  await expect.element(message).not.toBeInTheDocument()
  await send.click()
  await expect.element(alert).not.toBeInTheDocument()
})

test('is not put off until there is a network again', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  run.mockRejectedValueOnce(new Error('Keine Verbindung zum Server.'))
  await renderWithApi(<Send />)
  await send.click()
  await expect.element(message.getByText('Keine Verbindung zum Server.')).toBeVisible()
})
