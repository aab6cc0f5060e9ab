import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { listPlayerCommandOf } from '@gebaerdenraum/domain/lists/player-keys'
import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { KeyHelp } from '../../../../ui/dialogs/key-help.tsx'
import { useSwipe } from '../../../../ui/swipe/use-swipe.ts'
import { useWindowKeys } from '../../../../ui/use-window-keys.ts'
import { isKeyOfControl, useLook } from '../../../catalogue/index.ts'
import { useCardMedia } from '../media/use-card-media.ts'
import type { Play } from '../session/play.ts'
import { AnswerBar } from './answer-bar.tsx'
import { CardStack } from './card-stack.tsx'
import classes from './list-player.module.css'
import { leftText, PlayerBar } from './player-bar.tsx'
import type { CardHandle } from './player-card.tsx'
import { playerKeyGroups } from './player-key-groups.ts'

type ListPlayerProps = {
  readonly play: Play
  readonly name: string
  readonly signs: ReadonlyMap<string, ListSign>
  readonly isLicensed: boolean
  readonly isSaved: boolean
  readonly closeTo: string
  readonly setupTo: string | undefined
  /** Stands behind the last card. */
  readonly end: ReactNode
  /** Fresh addresses of a sign's films; those of the media expire. */
  readonly onReload: (sign: string) => Promise<ListSign['images']['signVideo']>
}

/** Cards of a list one after the other, on the whole screen, in either mode. */
export const ListPlayer = ({ play, name, signs, isLicensed, ...props }: ListPlayerProps) => {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef<CardHandle>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = useCallback(() => setHelpOpen(true), [])
  const pageLook = useLook()
  const isWithoutText = isLicensed && play.covered.includes('title')
  const look = useMemo(() => ({ ...pageLook, isWithoutText }), [pageLook, isWithoutText])
  const media = useCardMedia({ signs, cards: play.cards, index: play.index, look })
  const turns = useRef(new Map<string, number>())
  const run: Play['run'] = (command) => {
    if (command === 'again' && play.card) turns.current.set(play.card, (turns.current.get(play.card) ?? 0) + 1)
    play.run(command)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isInDialog(event) || isKeyOfControl(event) || isEnterOnControl(event)) return
    const command = listPlayerCommandOf(event, play.mode)
    if (!command) {
      shown.current?.pressKey(event)
      return
    }
    event.preventDefault()
    if (command === 'help') openHelp()
    else run(command)
  }
  useWindowKeys(pressKey)
  const swipe = useSwipe((step) => run(step === 1 ? 'next' : 'previous'))
  useTellOfCard(play, signs)
  // The focus follows the cards: it must not stay on one that is no longer seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[inert]')) shown.current?.focus()
  }, [play.card])

  // After a click the keys are the player's again, not those of the button that was clicked.
  const giveFocusBack = ({ detail, target }: MouseEvent) => {
    const isPointer = detail > 0
    if (isPointer && target instanceof Element && target.closest('button')) root.current?.focus({ preventScroll: true })
  }
  const { isSaved, closeTo, setupTo, end, onReload } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: only a pointer leaves the focus where the keys are not wanted
    <div className={classes.player} ref={root} tabIndex={-1} onClick={giveFocusBack}>
      <PlayerBar
        name={name}
        play={{ ...play, run }}
        closeTo={closeTo}
        setupTo={setupTo}
        isSaved={isSaved}
        isLoaded={media.isComplete()}
        onHelp={openHelp}
      />
      {play.card === undefined ? (
        <div className={classes.end}>{end}</div>
      ) : (
        <>
          <div className={classes.stage} {...swipe}>
            <CardStack
              play={play}
              card={play.card}
              signs={signs}
              media={media}
              covered={play.covered}
              look={look}
              isLicensed={isLicensed}
              turnOf={(card) => turns.current.get(card) ?? 0}
              onReload={onReload}
              onHelp={openHelp}
              ref={shown}
            />
          </div>
          <AnswerBar play={play} run={run} />
        </>
      )}
      {isHelpOpen && (
        <KeyHelp
          title="Tasten"
          entries={playerKeyGroups(play.mode, isLicensed && play.covered.length > 0)}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </div>
  )
}

/** Says which card is shown now; of a covered name nothing. */
const useTellOfCard = ({ card, cards, covered }: Play, signs: ReadonlyMap<string, ListSign>) => {
  const name = (card && !covered.includes('title') && signs.get(card)?.name) || 'Gebärde'
  const text = card === undefined ? '' : `${name}, ${leftText(cards.length)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card
  useEffect(() => {
    if (text) announce(text)
  }, [card])
}

const isInDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null

const isEnterOnControl = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('button, a[href], summary') !== null
