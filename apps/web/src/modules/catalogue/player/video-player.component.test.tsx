import { useRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  playOnIphone,
  removeFullScreenOfElements,
  removeFullScreenOfFilms,
  restoreFullScreen,
} from '../../../testing/full-screen.ts'
import { givenLoadingFilm } from '../../../testing/given-film.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { useWindowKeys } from '../../../ui/use-window-keys.ts'
import { type PlayerHandle, VideoPlayer } from './video-player.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const help = page.getByLabelText('Tasten des Players')
const film = () => document.querySelector('video')!
const announced = () => document.querySelector('figure [aria-live]')?.textContent
const expectAnnounced = (text: string) => expect.poll(announced).toBe(text)

/** The player in a view that hands on its keys. */
const Player = ({ address }: { readonly address: string }) => {
  const player = useRef<PlayerHandle>(null)
  useWindowKeys((event) => player.current?.pressKey(event))
  return <VideoPlayer ref={player} name="Hallo" films={{ default: address }} />
}

const show = async () => {
  await renderWithApi(<Player address={givenLoadingFilm()} />)
  await expect.element(button('Spiegeln')).toBeVisible()
}

/** A command whose announcement comes after that of any before. Returns it. */
const mirror = async () => {
  await userEvent.keyboard('m')
  await expect.poll(announced).toMatch(/espiegelt/)
  return announced()
}

afterEach(restoreFullScreen)

test('the keys are explained by "?", until it is pressed again', async () => {
  await show()
  await userEvent.keyboard('?')
  for (const text of ['Leertaste', 'Ein Bild vor', 'Spiegeln', 'Vollbild']) {
    await expect.element(help.getByText(text, { exact: true })).toBeVisible()
  }
  await userEvent.keyboard('?')
  await expect.element(help).not.toBeInTheDocument()
})

describe('full screen', () => {
  test('is not announced when the browser refuses it for an element', async () => {
    const request = vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('refused'))
    await show()
    const before = await mirror()
    await button('Vollbild').click()
    expect(request).toHaveBeenCalledOnce()
    await expect.element(button('Vollbild')).toBeVisible()
    expect(announced()).toBe(before)
  })

  test('is not announced when the browser refuses it for a film', async () => {
    const enter = vi.fn(() => {
      throw new DOMException('refused', 'InvalidStateError')
    })
    playOnIphone({ enter })
    await show()
    const before = await mirror()
    await button('Vollbild').click()
    expect(enter).toHaveBeenCalledOnce()
    await expect.element(button('Vollbild')).toBeVisible()
    expect(announced()).toBe(before)
  })

  test('is not offered where there is none, neither as a button nor as a key', async () => {
    removeFullScreenOfElements()
    removeFullScreenOfFilms()
    await show()
    await expect.element(button('Vollbild')).not.toBeInTheDocument()
    const before = await mirror()
    await userEvent.keyboard('f')
    await userEvent.keyboard('?')
    await expect.element(help.getByText('Spiegeln', { exact: true })).toBeVisible()
    expect(help.getByText('Vollbild', { exact: true }).elements()).toEqual([])
    expect(announced()).toBe(before)
  })
})

describe('on an iPhone', () => {
  test('the film itself fills the screen, and the button of the system ends it', async () => {
    playOnIphone()
    await show()
    await button('Vollbild').click()
    await expectAnnounced('Vollbild')
    film().dispatchEvent(new Event('webkitendfullscreen'))
    await expectAnnounced('Vollbild beendet')
    await expect.element(button('Vollbild')).toBeVisible()
  })

  test('the key ends it too', async () => {
    playOnIphone()
    await show()
    await userEvent.keyboard('f')
    await expectAnnounced('Vollbild')
    await userEvent.keyboard('f')
    await expectAnnounced('Vollbild beendet')
  })

  test('a film has the button as soon as its metadata say that it can, and not before', async () => {
    let isSupported = false
    playOnIphone({ isSupported: () => isSupported })
    await show()
    await expect.element(button('Vollbild')).not.toBeInTheDocument()
    isSupported = true
    film().dispatchEvent(new Event('loadedmetadata'))
    await expect.element(button('Vollbild')).toBeVisible()
  })
})
