import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isDemo } from '../../../api/page-settings.ts'
import { EditableName } from '../../../ui/editable-name.tsx'
import sections from '../../../ui/page-sections.module.css'
import classes from './building-blocks.module.css'
import { ChoiceBlocks } from './choice-blocks.tsx'
import { DialogBlocks } from './dialog-blocks.tsx'
import { FormBlocks } from './form-blocks.tsx'
import { ListBlocks } from './list-blocks.tsx'
import { MessageBlocks } from './message-blocks.tsx'
import { TableBlocks } from './table-blocks.tsx'

/** Every component of `ui/` in every state, to be looked at and tested. Only the demonstration has it. */
export const Page = () => (isDemo() ? <BuildingBlocks /> : <Navigate to="/" replace />)

const BuildingBlocks = () => {
  const [name, setName] = useState('Bausteine')
  const rename = async (next: string): Promise<boolean> => {
    setName(next)
    return true
  }
  return (
    <div className={classes.page}>
      <EditableName name={name} label="Name der Seite" maxLength={100} isPrinted onChange={rename} />
      <p className={sections.muted}>
        Woraus die Seiten bestehen, mit erfundenen Inhalten. Nichts davon wird gespeichert.
      </p>
      <ListBlocks />
      <TableBlocks />
      <ChoiceBlocks />
      <FormBlocks />
      <DialogBlocks />
      <MessageBlocks />
    </div>
  )
}
