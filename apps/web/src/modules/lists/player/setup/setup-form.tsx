import { REVEAL_PARTS } from '@gebaerdenraum/domain/catalogue/reveal'
import type { DueCards } from '@gebaerdenraum/domain/lists/player-repetition'
import { type PlayerSettings, withCovered } from '@gebaerdenraum/domain/lists/player-settings'
import { Switch } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { REVEAL_PART_NAMES } from '../reveal-part-names.ts'
import { ModeChoice } from './mode-choice.tsx'
import classes from './setup-form.module.css'

type SetupFormProps = {
  readonly settings: PlayerSettings
  readonly onChange: (settings: PlayerSettings) => void
  readonly openCount: number
  /** Undefined while it is not known; null where there is no repetition: in shared lists. */
  readonly dueCards: DueCards | null | undefined
}

/** How the list is gone through: in which mode, what is covered, in which order. Every choice counts at once. */
export const SetupForm = ({ settings, onChange, openCount, dueCards }: SetupFormProps) => (
  <div className={classes.form}>
    {dueCards !== null && (
      <ModeChoice
        value={settings.mode}
        onChange={(mode) => onChange({ ...settings, mode })}
        openCount={openCount}
        dueCards={dueCards}
      />
    )}
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Quiz</legend>
      <p className={classes.hint}>Was soll verdeckt sein, bis du es aufdeckst?</p>
      <div className={classes.parts}>
        {REVEAL_PARTS.map((part) => {
          const isCovered = settings.covered.includes(part)
          return (
            <Switch
              key={part}
              size="md"
              labelPosition="left"
              classNames={{ root: classes.part!, body: classes.partBody!, labelWrapper: classes.partName! }}
              data-covered={isCovered || undefined}
              label={
                <span className={classes.partLabel}>
                  {isCovered ? <IconEyeOff size={26} aria-hidden /> : <IconEye size={26} aria-hidden />}
                  {REVEAL_PART_NAMES[part]}
                </span>
              }
              aria-label={`${REVEAL_PART_NAMES[part]} verdecken`}
              checked={isCovered}
              onChange={(event) => onChange(withCovered(settings, part, event.currentTarget.checked))}
            />
          )
        })}
      </div>
    </fieldset>
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Reihenfolge</legend>
      <Switch
        size="md"
        label="Gebärden mischen"
        checked={settings.isShuffled}
        onChange={(event) => onChange({ ...settings, isShuffled: event.currentTarget.checked })}
      />
    </fieldset>
  </div>
)
