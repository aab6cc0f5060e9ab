import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { Notice } from '../../../../file-editor/notice.tsx'
import { useHandsOfScene } from './use-scene-hands.ts'

/** Below the bar, as long as drawings of hands are missing. The hands are in the sign all the same. */
export const HandsNotice = () => {
  const { hasFailed, retry } = useHandsOfScene()
  if (!hasFailed) return null
  return (
    <Notice
      Icon={IconCloudOff}
      tone="danger"
      text="Die Hände konnten nicht geladen werden. In deiner Gebärde sind sie trotzdem."
    >
      <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={retry}>
        Erneut versuchen
      </Button>
    </Notice>
  )
}
