import { Button, CloseButton } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { Notice } from '../../../../file-editor/notice.tsx'

type Props = { readonly onCopy: () => void; readonly onClose: () => void }

/** For what another member of the team has made (specification 2, section 4). */
export const TeamCopyNotice = ({ onCopy, onClose }: Props) => (
  <Notice
    Icon={IconUsersGroup}
    tone="info"
    text="Diese Druckvorlage gehört deinem Team und wurde von jemand anderem erstellt. Änderungen gelten für alle. Für eigene Änderungen erstelle am besten eine Kopie."
  >
    <Button variant="default" onClick={onCopy}>
      Kopie erstellen
    </Button>
    <CloseButton size={44} iconSize={18} aria-label="Hinweis schließen" onClick={onClose} />
  </Notice>
)
