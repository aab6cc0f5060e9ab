import { Button } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { useSaveAsList } from './use-save-as-list.ts'

type Props = {
  readonly source: Parameters<ReturnType<typeof useSaveAsList>>[0]
  /** Whether it is what one comes to the page for. */
  readonly isPrimary?: boolean
}

export const SaveAsButton = ({ source, isPrimary = false }: Props) => {
  const saveAs = useSaveAsList()
  return (
    <Button
      {...(isPrimary ? { color: 'coral' } : { variant: 'default' })}
      leftSection={<IconCopyPlus size={20} aria-hidden />}
      onClick={() => void saveAs(source)}
    >
      Als meine Lernliste speichern
    </Button>
  )
}
