import { expect } from 'vitest'
import { callServer } from '../running-server.ts'

type SignWithFilm = { readonly name: string; readonly images: { readonly signVideo: { readonly default: string } } }

/** Addresses of the films of `count` signs as this account is given them, those of the shortest or the longest words first. */
export const listFilms = async (
  url: string,
  token: string,
  { count, first }: { readonly count: number; readonly first: 'shortest' | 'longest' },
): Promise<readonly string[]> => {
  const signs: SignWithFilm[] = []
  for (let skip = 0; signs.length === skip; skip += 100) {
    const { body } = await callServer(url, 'GET', `signs?$limit=100&$skip=${skip}`, { as: token })
    signs.push(...(body as unknown as { data: readonly SignWithFilm[] }).data)
  }
  expect(signs.length).toBeGreaterThanOrEqual(count)
  const direction = first === 'shortest' ? 1 : -1
  const sorted = signs.toSorted((a, b) => direction * (a.name.length - b.name.length) || (a.name < b.name ? -1 : 1))
  return sorted.slice(0, count).map(({ images }) => images.signVideo.default)
}
