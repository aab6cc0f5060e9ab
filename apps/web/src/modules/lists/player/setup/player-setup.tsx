import { cardsOf } from '@gebaerdenraum/domain/lists/player'
import type { DueCards } from '@gebaerdenraum/domain/lists/player-repetition'
import type { SavedPlay } from '@gebaerdenraum/domain/lists/player-saved'
import { Button } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { forgetPlay, keepPlay, type PlayedList, readPlay } from '../session/kept-play.ts'
import { useSettings } from '../session/play-settings.ts'
import classes from './player-setup.module.css'
import { SetupForm } from './setup-form.tsx'

type PlayerSetupProps = {
  readonly list: PlayedList
  readonly name: string
  /** How many signs the list has, and how many of them are not learned. */
  readonly total: number
  readonly openCount: number
  readonly dueCards: DueCards | null | undefined
  readonly player: { readonly to: string; readonly search?: Readonly<Record<string, string>> }
}

/** Chooses how to practise, then starts: anew, or where one was. */
export const PlayerSetup = ({ list, name, total, openCount, dueCards, player }: PlayerSetupProps) => {
  const [chosen, remember] = useSettings()
  const settings = dueCards === null ? ({ ...chosen, mode: 'learn' } as const) : chosen
  const [saved] = useState(() => readPlay(list))
  const navigate = useNavigate()
  const begun = saved?.mode === settings.mode && leftCards(saved) > 0 && hasBegun(saved) ? saved : null
  const isNothingDue = settings.mode === 'repeat' && dueCards?.due.length === 0 && dueCards.fresh.length === 0
  const open = () => void navigate({ to: player.to, search: (player.search ?? {}) as never })
  const start = () => {
    forgetPlay(list)
    open()
  }
  const goOn = () => {
    if (begun) keepPlay(list, { ...begun, covered: settings.covered })
    open()
  }
  return (
    <div className={classes.page}>
      <header>
        <PageHeading translate="no">{name}</PageHeading>
        <p className={classes.facts}>
          {total === 1 ? '1 Gebärde' : `${total} Gebärden`}
          {openCount < total && ` · ${total - openCount} gelernt`}
        </p>
      </header>
      <SetupForm settings={settings} onChange={remember} openCount={openCount} dueCards={dueCards} />
      <div className={classes.actions}>
        {begun && (
          <Button
            size="lg"
            color="coral"
            className={classes.start!}
            leftSection={<IconPlayerPlayFilled size={20} aria-hidden />}
            onClick={goOn}
          >
            Weitermachen
          </Button>
        )}
        <Button
          size="lg"
          className={classes.start!}
          disabled={total === 0 || isNothingDue}
          onClick={start}
          {...(begun
            ? { variant: 'default' }
            : { color: 'coral', leftSection: <IconPlayerPlayFilled size={20} aria-hidden /> })}
        >
          {begun ? 'Neu starten' : 'Starten'}
        </Button>
        {begun && <p className={classes.facts}>{whereText(begun)}</p>}
      </div>
    </div>
  )
}

const leftCards = (saved: SavedPlay): number =>
  saved.mode === 'learn' ? cardsOf(saved.pass).length : saved.pass.queue.length

const hasBegun = ({ mode, pass }: SavedPlay): boolean =>
  pass.index > 0 || (mode === 'learn' ? pass.history.length > 0 : pass.last !== null)

const whereText = (saved: SavedPlay): string =>
  saved.mode === 'learn'
    ? `Du warst bei Karte ${Math.min(saved.pass.index + 1, leftCards(saved))} von ${leftCards(saved)}.`
    : `Dir fehlen noch ${leftCards(saved)} von ${saved.pass.signs.length}.`
