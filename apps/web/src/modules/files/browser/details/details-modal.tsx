import { TitledModal } from '../../../../ui/dialogs/titled-modal.tsx'
import { ShownDetails } from './details-panel.tsx'

/** The same on small screens, where nothing has room beside the table. */
export const DetailsModal = ({ onClose }: { readonly onClose: () => void }) => (
  <TitledModal title="Details" onClose={onClose}>
    <ShownDetails />
  </TitledModal>
)
