import { Modal } from '@mantine/core'
import { ShownDetails } from './details-panel.tsx'

/** The same on small screens, where nothing has room beside the table. */
export const DetailsModal = ({ onClose }: { readonly onClose: () => void }) => (
  <Modal opened onClose={onClose} title="Details">
    <ShownDetails />
  </Modal>
)
