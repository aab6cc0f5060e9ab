import { expect, vi } from 'vitest'

/** What a click hands to the downloads of the browser. */
export const savedFile = async (
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly content: Blob }> => {
  const create = vi.spyOn(URL, 'createObjectURL')
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  try {
    await act()
    await expect.poll(() => names).toHaveLength(1)
    return { name: names[0]!, content: create.mock.calls.at(-1)![0] as Blob }
  } finally {
    create.mockRestore()
    click.mockRestore()
  }
}
