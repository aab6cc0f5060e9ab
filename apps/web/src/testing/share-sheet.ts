import { type Mock, onTestFinished, vi } from 'vitest'

/** As on phones: the system has a share sheet, which does this. Until the test ends. */
export const givenShareSheet = (
  share: (data: ShareData) => Promise<void> = async () => undefined,
): Mock<(data: ShareData) => Promise<void>> => {
  const sheet = vi.fn(share)
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
  return sheet
}
