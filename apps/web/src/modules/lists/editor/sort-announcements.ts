import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import { quoteName } from '../../../ui/quote-name.ts'

export const SCREEN_READER_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Drücke die Leertaste, um die Gebärde aufzunehmen. Verschiebe sie mit den Pfeiltasten nach oben und unten. ' +
    'Lege sie mit der Leertaste ab oder brich mit Escape ab.',
}

type Sorted = { readonly _id: string; readonly name: string }

/** What screen readers are told while a sign, or another thing with a name, is moved. */
export const sortAnnouncements = (signs: readonly Sorted[]): Announcements => {
  const placeOf = (id: UniqueIdentifier): number => signs.findIndex(({ _id }) => _id === id) + 1
  const nameOf = (id: UniqueIdentifier): string => signs[placeOf(id) - 1]?.name ?? 'Gebärde'
  const count = signs.length
  let isJustTaken = false
  return {
    onDragStart: ({ active }) => {
      isJustTaken = true
      return `${quoteName(nameOf(active.id))} aufgenommen, Stelle ${placeOf(active.id)} von ${count}`
    },
    onDragOver: ({ active, over }) => {
      // The first place is the one it was taken from, which has just been told.
      const isTold = isJustTaken && over?.id === active.id
      isJustTaken = false
      return over && !isTold ? `${quoteName(nameOf(active.id))} an Stelle ${placeOf(over.id)} von ${count}` : undefined
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${quoteName(nameOf(active.id))} abgelegt, Stelle ${placeOf(over.id)} von ${count}`
        : `${quoteName(nameOf(active.id))} bleibt, wo es war`,
    onDragCancel: ({ active }) => `Abgebrochen. ${quoteName(nameOf(active.id))} bleibt, wo es war`,
  }
}
