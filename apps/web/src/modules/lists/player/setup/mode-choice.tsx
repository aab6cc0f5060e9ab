import type { PlayerMode } from '@gebaerdenraum/domain/lists/player-keys'
import type { DueCards } from '@gebaerdenraum/domain/lists/player-repetition'
import { IconCards, IconRotateClockwise2 } from '@tabler/icons-react'
import classes from './mode-choice.module.css'
import { dueText, openText } from './mode-texts.ts'

type ModeChoiceProps = {
  readonly value: PlayerMode
  readonly onChange: (mode: PlayerMode) => void
  readonly openCount: number
  readonly dueCards: DueCards | undefined
}

/** The two ways to practise, each with what waits in it. */
export const ModeChoice = ({ value, onChange, openCount, dueCards }: ModeChoiceProps) => (
  <fieldset className={classes.group}>
    <legend className={classes.legend}>Wie möchtest du üben?</legend>
    <div className={classes.modes}>
      {MODES.map(({ mode, name, Icon, description }) => (
        <label key={mode} className={classes.mode} data-chosen={value === mode || undefined}>
          <input
            type="radio"
            name="mode"
            className={classes.input}
            checked={value === mode}
            onChange={() => onChange(mode)}
          />
          <Icon size={32} className={classes.icon} aria-hidden />
          <span className={classes.name}>{name}</span>
          <span className={classes.count}>
            {mode === 'learn' ? openText(openCount) : dueText(dueCards, Date.now())}
          </span>
          <span className={classes.description}>{description}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

const MODES = [
  {
    mode: 'learn',
    name: 'Lernen',
    Icon: IconCards,
    description: 'Alle Gebärden, die du noch nicht als gelernt markiert hast, eine nach der anderen.',
  },
  {
    mode: 'repeat',
    name: 'Wiederholen',
    Icon: IconRotateClockwise2,
    description: 'Schwieriges kommt öfter, Bekanntes seltener.',
  },
] as const
