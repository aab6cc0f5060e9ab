import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { playOnIphone, restoreFullScreen } from '../../../../testing/full-screen.ts'
import { givenLoadingFilm } from '../../../../testing/given-film.ts'
import { givenSign } from '../../../../testing/given-sign.ts'
import { renderWithApi } from '../../../../testing/render-with-api.tsx'
import { PlayerCard } from './player-card.tsx'

afterEach(restoreFullScreen)

test('on an iPhone a card fills the screen with its film', async () => {
  playOnIphone()
  await renderWithApi(
    <PlayerCard
      sign={givenSign('Hallo', { images: { signVideo: { default: givenLoadingFilm() } } })}
      media={undefined}
      isCurrent
      covered={[]}
      look={{}}
      isLicensed
      onReload={async () => undefined}
      onHelp={() => undefined}
    />,
  )
  await page.getByRole('article', { name: 'Hallo' }).getByRole('button', { name: 'Vollbild' }).click()
  await expect.poll(() => document.querySelector('figure [aria-live]')?.textContent).toBe('Vollbild')
})
