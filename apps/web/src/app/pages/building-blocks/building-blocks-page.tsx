import { Navigate } from '@tanstack/react-router'
import { isDemo } from '../../../api/page-settings.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
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

const BuildingBlocks = () => (
  <div className={classes.page}>
    <PageHeading>Bausteine</PageHeading>
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
