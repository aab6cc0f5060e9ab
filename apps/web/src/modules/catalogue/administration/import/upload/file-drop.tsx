import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import classes from './file-drop.module.css'

type Props = {
  readonly label: string
  readonly isDisabled?: boolean
  readonly onFile: (file: File) => void
}

/** One file, by a button or let go here. */
export const FileDrop = ({ label, isDisabled = false, onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the button.
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event) || isDisabled) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const file = event.dataTransfer.files[0]
        if (file && !isDisabled) onFile(file)
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,.csv,application/zip,text/csv"
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        size="md"
        leftSection={<IconUpload size={20} aria-hidden />}
        loading={isDisabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <span className={classes.hint}>oder hier loslassen</span>
    </div>
  )
}
