import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pageWith } from '../../../testing/answer-calls.ts'
import { givenSign } from '../../../testing/given-sign.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { SignFacts } from './sign-facts.tsx'

test('a spelled sign says so, and leads to the manual alphabet', async () => {
  const { address } = await renderWithApi(
    <SignFacts sign={givenSign('Hallo', { isFingerspelled: true })} isLicensed={false} />,
    { answers: { categories: { find: () => pageWith([]) } } },
  )
  const note = page.getByRole('paragraph').filter({ hasText: 'Demo: Das Wort ist hier mit dem' })
  await note.getByRole('link', { name: 'Fingeralphabet' }).click()
  await expect.poll(address).toBe('/fingeralphabet')
})
