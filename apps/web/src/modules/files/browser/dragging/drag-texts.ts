import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import { quoteName } from '../../../../ui/quote-name.ts'

/** What screen readers are told of dragging. Its keyboard way is cutting and pasting, which the rows' own keys do. */
export const dragInstructions: ScreenReaderInstructions = {
  draggable: 'Zum Verschieben mit der Tastatur: Strg + X schneidet aus, Strg + V fügt im geöffneten Ordner ein.',
}

type Data = { readonly current: Readonly<Record<string, unknown>> | undefined }

const nameOf = (data: Data | undefined, key: 'node' | 'folder'): string => {
  const named = data?.current?.[key] as { readonly name?: string } | undefined
  return quoteName(named?.name ?? '')
}

const takes = (over: { readonly data: Data } | null): boolean => over?.data.current?.['takes'] === true

export const dragAnnouncements: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active.data, 'node')} aufgenommen.`,
  onDragOver: ({ over }) =>
    takes(over) ? `Über dem Ordner ${nameOf(over?.data, 'folder')}.` : 'Über keinem Ordner, der es aufnimmt.',
  onDragEnd: ({ active, over }) =>
    takes(over)
      ? `${nameOf(active.data, 'node')} auf ${nameOf(over?.data, 'folder')} abgelegt.`
      : `${nameOf(active.data, 'node')} losgelassen, nichts wurde verschoben.`,
  onDragCancel: () => 'Ziehen abgebrochen, nichts wurde verschoben.',
}
