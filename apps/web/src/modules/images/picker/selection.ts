import { pictureKey } from '../pictures/picture-key.ts'
import type { ChosenPicture } from './picture-request.ts'

/** What is chosen so far, in the order of choosing. */
export type Selection = readonly ChosenPicture[]

/** From 1; null for what is not chosen. */
export const numberIn = (selection: Selection, { reference }: ChosenPicture): number | null => {
  const key = pictureKey(reference)
  const index = selection.findIndex((chosen) => pictureKey(chosen.reference) === key)
  return index < 0 ? null : index + 1
}

export const toggled = (selection: Selection, picture: ChosenPicture): Selection =>
  numberIn(selection, picture) === null ? [...selection, picture] : without(selection, [picture])

export const withAll = (selection: Selection, pictures: readonly ChosenPicture[]): Selection => {
  const all = new Map([...selection, ...pictures].map((picture) => [pictureKey(picture.reference), picture]))
  return [...all.values()]
}

export const without = (selection: Selection, pictures: readonly ChosenPicture[]): Selection => {
  const keys = new Set(pictures.map(({ reference }) => pictureKey(reference)))
  return selection.filter(({ reference }) => !keys.has(pictureKey(reference)))
}

export const countText = (count: number): string => (count === 1 ? '1 Bild gewählt' : `${count} Bilder gewählt`)
