import { IconDownload, IconPencil, IconPencilHeart } from '@tabler/icons-react'
import { api } from '../../api/client.ts'
import { showFailure } from '../../ui/failure.ts'
import { saveAddress } from '../../ui/save-address.ts'
import type { FileKind } from '../files/index.ts'

export const customSignsKind: FileKind = {
  fileType: 'custom-signs',
  label: 'Eigene Gebärde',
  plural: 'Eigene Gebärden',
  newLabel: 'Neue eigene Gebärde',
  Icon: IconPencilHeart,
  overview: '/app/eigene-gebaerden',
  variantLabel: 'Art der Gebärde',
  variants: [
    { details: { customSignType: 'signOnly' }, label: 'Nur Gebärde', defaultName: 'Unbenannte Gebärde' },
    { details: { customSignType: 'signBox' }, label: 'Karte', defaultName: 'Unbenannte Karte' },
  ],
  createContent: async ({ _id }, { customSignType = 'signOnly' }) =>
    (await api['custom-signs'].create({ node: _id, signType: customSignType }))._id,
  actions: [
    {
      id: 'edit',
      label: 'Bearbeiten',
      Icon: IconPencil,
      toAddress: (sign) => ({ to: `/app/eigene-gebaerden/${sign}` }),
    },
    { id: 'download', label: 'Herunterladen', Icon: IconDownload, run: (sign) => download(sign) },
  ],
}

/** As a picture; its editor has the other forms. */
const download = async (sign: string): Promise<void> => {
  try {
    saveAddress((await api['custom-signs'].get(sign)).variants.download)
  } catch (error) {
    showFailure(error)
  }
}
