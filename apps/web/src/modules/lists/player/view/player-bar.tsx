import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconKeyboard, IconSettings, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import type { Play } from '../session/play.ts'
import classes from './player-bar.module.css'
import { SavingState } from './saving-state.tsx'

type PlayerBarProps = {
  readonly name: string
  readonly play: Play
  /** Where closing leads to. */
  readonly closeTo: string
  /** Where mode, quiz and order are chosen; undefined without a licence, which leaves nothing to choose. */
  readonly setupTo: string | undefined
  /** Absent where nothing is saved: in lists that somebody shared. */
  readonly isSaved: boolean
  readonly isLoaded: boolean
  readonly onHelp: () => void
}

/** Way out, name, how far one is, and the two actions that are not about the card. */
export const PlayerBar = ({ name, play, closeTo, setupTo, isSaved, isLoaded, onHelp }: PlayerBarProps) => {
  const { done, total, mode, canUndo } = play
  const word = mode === 'learn' ? 'gelernt' : 'gewusst'
  return (
    <header className={classes.bar}>
      <div className={classes.row}>
        <Tooltip label="Schließen">
          <ActionIcon component={Link} to={closeTo} color="gray" aria-label="Schließen">
            <IconX />
          </ActionIcon>
        </Tooltip>
        <div className={classes.name} title={name}>
          <PageHeading size="h4" translate="no">
            {name}
          </PageHeading>
        </div>
        <div className={classes.actions}>
          {isSaved && <SavingState isLoaded={isLoaded} />}
          {setupTo !== undefined && (
            <Tooltip label="Anders üben">
              <ActionIcon component={Link} to={setupTo} color="gray" aria-label="Anders üben">
                <IconSettings />
              </ActionIcon>
            </Tooltip>
          )}
          <Tooltip label="Letzte Antwort zurücknehmen (Strg + Z)">
            <ActionIcon color="gray" aria-label="Rückgängig" disabled={!canUndo} onClick={() => play.run('undo')}>
              <IconArrowBackUp />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Tasten anzeigen (?)">
            <ActionIcon color="gray" aria-label="Tasten anzeigen" onClick={onHelp} className={classes.help!}>
              <IconKeyboard />
            </ActionIcon>
          </Tooltip>
        </div>
      </div>
      <div className={classes.progress} hidden={total === 0}>
        {play.card !== undefined && <span className={classes.place}>{leftText(play.cards.length)}</span>}
        <div
          className={classes.track}
          role="progressbar"
          aria-label="Fortschritt"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          aria-valuetext={`${done} von ${total} ${word}`}
        >
          <div className={classes.fill} style={{ transform: `scaleX(${total === 0 ? 0 : done / total})` }} />
        </div>
        <span className={classes.count}>
          {done} von {total} {word}
        </span>
      </div>
    </header>
  )
}

/** How many are left; it does not jump back when a card is learned, as a place among them would. */
export const leftText = (count: number): string => (count === 1 ? 'Noch 1 Karte' : `Noch ${count} Karten`)
