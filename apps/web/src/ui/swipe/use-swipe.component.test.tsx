import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { useSwipe } from './use-swipe.ts'

const walk = vi.fn<(step: 1 | -1) => void>()

const Cards = () => (
  <div {...useSwipe(walk)}>
    <p>Karte</p>
    <p style={{ touchAction: 'none' }}>
      <span>Zeitleiste</span>
    </p>
  </div>
)

/** A pointer goes down on a text and comes up so many pixels beside it. */
const drag = (text: string, byPx: number, pointerType = 'touch'): void => {
  const element = page.getByText(text).element()
  const pointer = { bubbles: true, pointerType, isPrimary: true, clientY: 300 }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientX: 200 }))
  element.dispatchEvent(new PointerEvent('pointerup', { ...pointer, clientX: 200 + byPx }))
}

test('a finger swipes to the next and back; a mouse, and what is dragged sideways, do not', async () => {
  await renderWithApi(<Cards />)
  drag('Karte', -90)
  drag('Karte', 90)
  drag('Karte', -90, 'mouse')
  drag('Zeitleiste', -90)
  expect(walk.mock.calls).toEqual([[1], [-1]])
})
