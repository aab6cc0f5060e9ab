import { IconListCheck, IconPencil, IconPlayerPlay } from '@tabler/icons-react'
import { api } from '../../api/client.ts'
import type { FileKind } from '../files/index.ts'

export const listsKind: FileKind = {
  fileType: 'lists',
  label: 'Lernliste',
  plural: 'Lernlisten',
  newLabel: 'Neue Lernliste',
  Icon: IconListCheck,
  overview: '/app/lernlisten',
  variantLabel: 'Art der Lernliste',
  variants: [{ details: {}, label: 'Lernliste', defaultName: 'Unbenannte Lernliste' }],
  createContent: async ({ _id }) => (await api.lists.create({ node: _id }))._id,
  actions: [
    {
      id: 'edit',
      label: 'Bearbeiten',
      Icon: IconPencil,
      toAddress: (list) => ({ to: `/app/lernliste-bearbeiten/${list}` }),
    },
    {
      id: 'play',
      label: 'Abspielen',
      Icon: IconPlayerPlay,
      toAddress: (list) => ({ to: `/app/lernliste/${list}` }),
    },
  ],
}
