import { CloseButton } from '@mantine/core'
import { useSharedBrowser } from '../browser-context.ts'
import { countText } from '../folder/shown-nodes.ts'
import classes from './details-panel.module.css'
import { NodeDetails } from './node-details.tsx'

/** Details of what is chosen, else of the open folder; beside the table. */
export const DetailsPanel = ({ onClose }: { readonly onClose: () => void }) => (
  <aside className={classes.panel} aria-label="Details">
    <div className={classes.head}>
      <strong>Details</strong>
      <CloseButton size={44} iconSize={20} aria-label="Details schließen" onClick={onClose} />
    </div>
    <ShownDetails />
  </aside>
)

export const ShownDetails = () => {
  const { chosen, folder, isDeleting } = useSharedBrowser()
  const [first] = chosen
  const node = first ?? folder
  if (chosen.length > 1) return <p className={classes.several}>{countText(chosen.length)} ausgewählt</p>
  return node ? <NodeDetails key={node._id} node={node} isLeaving={isDeleting && first !== undefined} /> : null
}
