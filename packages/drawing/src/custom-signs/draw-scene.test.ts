import { WORD_CLASS_IDS, WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { ARROW_KEYS } from '@gebaerdenraum/domain/custom-signs/arrows'
import { newScene } from '@gebaerdenraum/domain/custom-signs/new-scene'
import { anyScene } from '@gebaerdenraum/domain/custom-signs/random-scene.fixture'
import { CARD_LAYOUTS, LAYOUT_KEYS, type Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import {
  apply,
  arrowObject,
  imageObject,
  sceneWith,
  shownSign,
  shownUpload,
  textObject,
} from '@gebaerdenraum/domain/custom-signs/scene-builders.fixture'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARD } from '../cards/sign-box-geometry.ts'
import { mitten } from '../hands/hand-drawing.fixture.ts'
import { IMAGE_SLOTS, textSlot } from './card-slots.ts'
import { drawScene } from './draw-scene.ts'
import { drawnTone, type FindScenePicture } from './draw-scene-picture.ts'
import { measureText } from './draw-scene-text.ts'
import { type SceneSources, sceneParts } from './scene-parts.ts'
import { shownPictures } from './shown-pictures.ts'

/** Every picture is a square of 100 with one line in it. */
const findPicture: FindScenePicture = () => ({ drawing: { width: 100, height: 100, body: '<path d="M0 0L100 100"/>' } })
/** As files have them. */
const lightened: FindScenePicture = (...wanted) => {
  const picture = findPicture(...wanted)
  return picture && { ...picture, isLightened: true }
}
const gone: FindScenePicture = () => null
const find: SceneSources = { picture: findPicture, hand: () => mitten }
const svgOf = (scene: Scene, picture = findPicture, hasPaper = true) =>
  drawScene(scene, { ...find, picture }, { hasPaper }).svg

const card = (...commands: Parameters<typeof apply>[1][]) => apply(newScene('signBox'), ...commands)
const composed = card(
  { type: 'set-layout', layout: 'composed' },
  { type: 'set-style', style: 'verb' },
  { type: 'set-fixed-image', key: 'imageComposedLeft', imageReference: shownSign('hund') },
  { type: 'set-image-scale', key: 'imageComposedLeft', scale: 1.5 },
  { type: 'set-fixed-text', key: 'textComposedTopLeft', text: 'Hund' },
  { type: 'set-fixed-text', key: 'textBottomRight', text: 'bellen' },
)

describe('a custom sign', () => {
  it('looks as it did', () => {
    const labelled = apply(
      sceneWith('signOnly', imageObject(shownUpload('1')), arrowObject('curved-left'), textObject('Ohr')),
      { type: 'place-objects', places: [{ objectId: 'b', angle: 30, flipX: true, scaleX: 2 }] },
      { type: 'crop-image', image: { objectId: 'a' }, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } },
      { type: 'lighten-image', image: { objectId: 'a' }, lightening: 0.5 },
    )
    expect(svgOf(labelled).replaceAll('><', '>\n<')).toMatchSnapshot()
    expect(svgOf(composed).replaceAll('><', '>\n<')).toMatchSnapshot()
  })

  it('has its name and words for screen readers, and letters as outlines', () => {
    const svg = svgOf({ ...sceneWith('signOnly', textObject('Ohr')), name: 'Hund & "Katze"' })
    expect(svg).toContain('aria-label="Hund &amp; &quot;Katze&quot;: Ohr"')
    expect(svg).not.toContain('<text')
  })

  it('is well formed whatever stands in it, and uses only what printers know', () => {
    const allowed = new Set(['svg', 'title', 'g', 'path', 'rect'])
    fc.assert(
      fc.property(anyScene(), (scene) => {
        const svg = svgOf(scene, lightened, false)
        const names = [...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name = '']) => name)
        expect(names.filter((name) => !allowed.has(name))).toEqual([])
        expect(svg).not.toMatch(/NaN|undefined|Infinity|e[+-]\d/)
        expect(svg.isWellFormed()).toBe(true)
        const [opened, closed] = [svg.match(/<[a-z]/g)?.length, (svg.match(/<\/|\/>/g) ?? []).length]
        expect(opened).toBe(closed)
      }),
      { numRuns: 40 },
    )
  })

  it('shows nothing where a picture is gone, and the rest as it was', () => {
    const scene = sceneWith('signOnly', imageObject(), arrowObject())
    expect(svgOf(scene, gone)).toBe(svgOf(apply(scene, { type: 'delete-objects', objectIds: ['a'] }), gone))
  })

  it('lies on white paper where it is a file of its own', () => {
    expect(svgOf(newScene('signOnly'))).toContain('<rect width="800" height="800" fill="#ffffff"/>')
    expect(svgOf(newScene('signOnly'), findPicture, false)).not.toContain('<rect')
  })
})

describe('its parts', () => {
  it('come from the lowest up, and what is only moved keeps its markup', () => {
    const scene = sceneWith('signOnly', arrowObject(), textObject())
    const moved = apply(scene, {
      type: 'place-objects',
      places: [{ objectId: 'a', position: { x: 10, y: 20 }, angle: 90, flipX: true }],
    })
    const [before, after] = [sceneParts(scene, find), sceneParts(moved, find)]
    expect(before.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['object a', 'object b'])
    expect(after.map(({ markup }) => markup)).toEqual(before.map(({ markup }) => markup))
    expect(after.map(({ transform }) => transform)).toEqual(['matrix(0 -1 -1 0 10 20)', before[1]?.transform])
  })

  it('an arrow keeps its line and head however it is stretched', () => {
    const long = apply(sceneWith('signOnly', arrowObject()), {
      type: 'place-objects',
      places: [{ objectId: 'a', scaleX: 3 }],
    })
    const [part] = sceneParts(long, find)
    expect(part?.transform).toBe('matrix(1 0 0 1 400 400)')
    expect(part?.markup).toContain('stroke-width="14"')
    expect(part?.markup).toContain('M300 0L')
  })

  it.each(ARROW_KEYS)('the arrow %s stays within its box', (arrow) => {
    const [object] = sceneWith('signOnly', arrowObject(arrow)).objects
    const [part] = sceneParts(sceneWith('signOnly', arrowObject(arrow)), find)
    const points = [...(part?.markup.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g) ?? [])]
    expect(points.length).toBeGreaterThan(2)
    for (const [, x, y] of points) {
      expect(Math.abs(Number(x))).toBeLessThanOrEqual((object?.size.width ?? 0) / 2 + 0.01)
      expect(Math.abs(Number(y))).toBeLessThanOrEqual((object?.size.height ?? 0) / 2 + 0.01)
    }
  })
})

describe('a card', () => {
  it.each(WORD_CLASS_IDS)('has the frame of %s', (style) => {
    const { frame, strokeWidth } = WORD_CLASSES[style]
    expect(svgOf(card({ type: 'set-style', style }))).toContain(`stroke="${frame}" stroke-width="${strokeWidth}"`)
  })

  it('has the slots of the specification', () => {
    expect(IMAGE_SLOTS.imageSingleTop).toMatchObject({ width: 720, height: 708 })
    expect(IMAGE_SLOTS.imageComposedLeft).toMatchObject({ width: 360, height: 550 })
    expect(IMAGE_SLOTS.imageComposedRight).toMatchObject({ width: 360, height: 550 })
    expect(IMAGE_SLOTS.imageBottom).toMatchObject({ width: 332, height: 332 })
    expect(textSlot('textComposedTopLeft', true).largest).toBe(54)
    expect(textSlot('textBottomRight', true).largest).toBe(75)
  })

  it.each(CARD_LAYOUTS)('has them beside each other on the card, composed or not: %s', (layout) => {
    const { images, texts } = LAYOUT_KEYS[layout]
    const areas = [...images.map((key) => IMAGE_SLOTS[key]), ...texts.map((key) => textSlot(key, true).area)]
    for (const [index, area] of areas.entries()) {
      expect(area.x).toBeGreaterThanOrEqual(CARD.x)
      expect(area.x + area.width).toBeLessThanOrEqual(CARD.x + CARD.width)
      expect(area.y + area.height).toBeLessThanOrEqual(CARD.y + CARD.height)
      for (const other of areas.slice(index + 1)) {
        const isApart =
          area.x + area.width <= other.x ||
          other.x + other.width <= area.x ||
          area.y + area.height <= other.y ||
          other.y + other.height <= area.y
        expect(isApart).toBe(true)
      }
    }
  })

  it('shows only the pictures of its layout, larger ones cut at the edge of their slot', () => {
    const both = apply(composed, { type: 'set-fixed-image', key: 'imageSingleTop', imageReference: shownSign('katze') })
    expect(shownPictures(both)).toEqual([{ reference: shownSign('hund'), lightening: 0, width: 540 }])
    const { x, y } = IMAGE_SLOTS.imageComposedLeft
    expect(svgOf(both)).toContain(`<svg x="${x}" y="${y}" width="360" height="550" viewBox="${x} ${y} 360 550">`)
  })

  it('gives the lower text all of the room where no picture stands beside it', () => {
    expect(textSlot('textBottomRight', false).area.width).toBeGreaterThan(600)
    expect(textSlot('textBottomRight', true).area.width).toBeLessThan(330)
  })
})

describe('text', () => {
  it('is measured as wide as its widest line', () => {
    const [one, two] = [measureText('Hund'), measureText('Hund\nKatzenklo')]
    expect(two.width).toBe(measureText('Katzenklo').width)
    expect(two.height).toBeGreaterThan(1.9 * one.height)
    expect(measureText('').width).toBe(1)
  })

  it('in a box is wrapped, and set smaller until it fits', () => {
    const lines = (text: string) => {
      const [part] = sceneParts(sceneWith('signOnly', textObject(text, 'textbox')), find)
      return [...(part?.markup.matchAll(/<g transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)/g) ?? [])]
    }
    expect(lines('Ohr')).toHaveLength(1)
    const many = lines('Die Hand liegt am Ohr und bewegt sich')
    expect(many.length).toBeGreaterThan(1)
    expect(Number(many[0]?.[3])).toBeLessThan(Number(lines('Ohr')[0]?.[3]))
    for (const [, , y] of many) expect(Math.abs(Number(y))).toBeLessThanOrEqual(34)
  })
})

describe('lightening', () => {
  it('leaves dark tones, brings bright ones to white, and never darkens', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tone, by) => {
          const drawn = drawnTone(tone, by)
          expect(drawn).toBeGreaterThanOrEqual(tone - 0.0002)
          expect(drawn).toBeLessThanOrEqual(1)
        },
      ),
    )
    expect(drawnTone(0.2, 1)).toBeCloseTo(0.2, 3)
    expect(drawnTone(0.7, 1)).toBe(1)
    expect(drawnTone(0.7, 0)).toBeCloseTo(0.7, 3)
  })
})
