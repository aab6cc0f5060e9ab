import { Checkbox } from '@mantine/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from './render-with-api.tsx'

test('component tests make elements as the product does: a text that has siblings gets an element of its own', async () => {
  await renderWithApi(
    <p>
      Hallo <b>Anna</b>
    </p>,
  )
  const greeting = page.getByText('Hallo').element()
  expect(greeting.closest('p')?.innerHTML).toBe('<text-run>Hallo </text-run><b>Anna</b>')
})

test('the libraries do so too', async () => {
  await renderWithApi(
    <Checkbox
      label={
        <>
          Ich stimme <b>allem</b> zu
        </>
      }
    />,
  )
  const label = page.getByText('allem').element().closest('label')
  expect(label?.innerHTML).toBe('<text-run>Ich stimme </text-run><b>allem</b><text-run> zu</text-run>')
})

test('component tests see the style sheets of the app, and its colours', async () => {
  await renderWithApi(<p>Hallo</p>)
  expect(getComputedStyle(document.documentElement).getPropertyValue('--ink')).not.toBe('')
  expect(getComputedStyle(document.body).fontFamily).toContain('Atkinson Hyperlegible')
})
