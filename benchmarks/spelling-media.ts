import { PLAIN_LOOK, type SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { drawFrame } from '@gebaerdenraum/drawing/film/draw-frame'
import { createHandFilm } from '@gebaerdenraum/drawing/film/hand-film'
import { createSignWritingFilm } from '@gebaerdenraum/drawing/film/sign-writing-film'
import { drawSignOnly } from '@gebaerdenraum/drawing/fingerspelling/draw-sign-only'
import { encodeFilm } from '@gebaerdenraum/server/src/modules/media/film/encode-film.ts'
import { paintFilmHand } from '@gebaerdenraum/server/src/modules/media/film/paint-film-hand.ts'
import { makePicture } from '@gebaerdenraum/server/src/modules/media/pictures/make-picture.ts'
import sharp from 'sharp'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'

/**
 * Drawings and films of fingerspelled words with realistic hands, beside the same words in SignWriting, which is how they
 * were drawn before. A film of the first request comes from a process that has to start.
 */
export const measureSpellingMedia = async (): Promise<readonly Figure[]> => [
  await compare('drawing of a word (SVG)', 'ms', ROUNDS, (word, look) => measure(() => drawSignOnly(word, look))),
  await compare(
    'size of a drawing (SVG)',
    'kB',
    ROUNDS,
    async (word, look) => drawSignOnly(word, look).svg.length / 1000,
  ),
  await compare('picture of a word (WebP)', 'ms', ROUNDS, (word, look) =>
    measure(() => makePicture({ kind: 'vector', ...drawSignOnly(word, look) }, 'default', null)),
  ),
  await measureFrames(),
  await compare('film of an 8-letter word, 720 lines, first request', 'ms', 1, measureFilm),
  await compare('film of an 8-letter word, 720 lines, process is running', 'ms', WORDS.length - 1, measureFilm),
  await compare('film of a word whose letters were shown before', 'ms', WORDS.length, measureFilm),
]

const ROUNDS = 100
/** Eight signs each; the longest and the shortest way between letters are among them. */
const WORDS = ['Hundehof', 'Apfelbaum', 'Tageslauf', 'Ziegelei', 'Vorhänge'] as const
const SIGN_WRITING: SpellingLook = { style: 'signWriting', isWithoutText: false }

type Measure = (word: string, look: SpellingLook) => Promise<number>

/** Both ways in turn, so that the machine is the same for both. */
const compare = async (name: string, unit: string, rounds: number, run: Measure): Promise<Figure> => {
  const hands: number[] = []
  const symbols: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const word = WORDS[round % WORDS.length]!
    hands.push(await run(word, PLAIN_LOOK))
    symbols.push(await run(word, SIGN_WRITING))
  }
  return lessIsBetter({ name, unit, measured: spreadOf(hands), limit: { what: 'SignWriting', ...spreadOf(symbols) } })
}

const measure = async (work: () => unknown): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const measureFilm: Measure = (word, look) => measure(() => encodeFilm(word, { height: 720, look }))

/** One core's time for the part of a frame that moves. */
const measureFrames = async (): Promise<Figure> => {
  const [hands, symbols]: [number[], number[]] = [[], []]
  const [film, before] = [createHandFilm('Hundehof'), createSignWritingFilm('Hundehof')]
  for (let index = -WARM_UP; index < ROUNDS; index += 1) {
    const { pose } = film.frameAt(Math.abs(index))
    const one = await measure(() => paintFilmHand({ pose, colouring: 'medium', height: 720 }))
    const other = await measure(() => {
      const { svg } = drawFrame(before.frameAt(Math.abs(index)), 960, 720)
      return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
    })
    if (index < 0) continue
    hands.push(one)
    symbols.push(other)
  }
  return lessIsBetter({
    name: 'hand of a film frame, 720 lines',
    unit: 'ms',
    measured: spreadOf(hands),
    limit: { what: 'a whole frame of SignWriting', ...spreadOf(symbols) },
  })
}
const WARM_UP = 20
