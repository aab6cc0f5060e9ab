import type {} from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

type MouseEventType = 'mouseMoved' | 'mousePressed' | 'mouseReleased'
type Point = readonly [x: number, y: number]

/** The mouse of the browser, for what `userEvent` cannot do: drag something without releasing it. */
export const mouse = {
  /** Presses it on an element, and drags that over another in small steps. */
  drag: async (from: Element, to: Element, steps = 12): Promise<void> => {
    const start = middleOf(from)
    await send('mouseMoved', start, false)
    await send('mousePressed', start, true)
    await moveOn(start, middleOf(to), steps)
  },
  moveOver: (from: Element, to: Element, steps = 12): Promise<void> => moveOn(middleOf(from), middleOf(to), steps),
  release: (over: Element): Promise<void> => send('mouseReleased', middleOf(over), false),
}

const moveOn = async ([x, y]: Point, [endX, endY]: Point, steps: number): Promise<void> => {
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps
    await send('mouseMoved', [x + (endX - x) * share, y + (endY - y) * share], true)
  }
}

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Component tests are shown in a frame, which may be smaller than what is in it. */
const send = async (type: MouseEventType, [x, y]: Point, isPressed: boolean): Promise<void> => {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth)
  const scale = frame.width / window.innerWidth
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x: frame.left + x * scale,
    y: frame.top + y * scale,
    button: type === 'mouseMoved' && !isPressed ? 'none' : 'left',
    buttons: isPressed ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
}
