import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { TextInput } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { type Ref, useEffect, useId, useRef } from 'react'
import { MAX_SEARCH_LENGTH, onPaper, useLook } from '../../catalogue/index.ts'
import { listPictureOf } from '../components/list-picture.ts'
import classes from './add-sign-field.module.css'
import { useSignEntry } from './use-sign-entry.ts'

type Props = {
  readonly signIds: readonly string[]
  readonly onType: (text: string) => void
  readonly onChoose: (sign: ListSign) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** Searches signs and adds them: type, Enter, type the next. The focus never leaves the field. */
export const AddSignField = ({ signIds, onType, onChoose, ref }: Props) => {
  const entry = useSignEntry(onChoose)
  const id = useId()
  const { text, options, active, isOpen } = entry
  const listbox = useRef<HTMLDivElement>(null)
  // The arrow keys may lead to an option that is scrolled out of sight.
  useEffect(() => {
    if (active !== null) listbox.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className={classes.field}>
      <TextInput
        ref={ref}
        size="lg"
        role="combobox"
        aria-label="Gebärde hinzufügen"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-options` : undefined}
        aria-activedescendant={isOpen && active !== null ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder="Gebärde suchen und hinzufügen"
        value={text}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        leftSection={<IconPlus size={22} aria-hidden />}
        onChange={(event) => {
          onType(event.currentTarget.value)
          entry.type(event.currentTarget.value)
        }}
        onKeyDown={entry.pressKey}
        onBlur={entry.close}
      />
      {isOpen && (
        // A press must not take the focus out of the field.
        <div className={classes.dropdown} onPointerDown={(event) => event.preventDefault()}>
          <div
            id={`${id}-options`}
            ref={listbox}
            className={classes.options}
            role="listbox"
            aria-label="Gefundene Gebärden"
          >
            {options.map((sign, index) => (
              <Option
                key={sign._id}
                id={`${id}-${index}`}
                sign={sign}
                isActive={index === active}
                isContained={signIds.includes(sign._id)}
                onChoose={() => entry.choose(sign)}
              />
            ))}
          </div>
          <p className={classes.note} role="status">
            {noteOf(entry)}
          </p>
        </div>
      )}
    </div>
  )
}

const noteOf = ({ options, isSearching, error, active }: ReturnType<typeof useSignEntry>): string => {
  if (error) return error.message
  if (options.length === 0) return isSearching ? 'Sucht …' : 'Keine Gebärde gefunden'
  if (active === null && !isSearching) return 'Meintest du …?'
  return ''
}

type OptionProps = {
  readonly id: string
  readonly sign: ListSign
  readonly isActive: boolean
  readonly isContained: boolean
  readonly onChoose: () => void
}

const Option = ({ id, sign, isActive, isContained, onChoose }: OptionProps) => {
  const picture = listPictureOf(sign, 'card', onPaper(useLook()))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    <div id={id} role="option" aria-selected={isActive} className={classes.option} onClick={onChoose}>
      <span className={classes.picture}>{picture && <img src={picture} alt="" draggable={false} />}</span>
      <span className={classes.name} translate="no">
        {sign.name}
      </span>
      {isContained ? (
        <span className={classes.contained}>
          <IconCheck size={18} aria-hidden />
          In der Liste
        </span>
      ) : (
        <span className={classes.wordClass}>
          {sign.isCustom ? 'Eigene Gebärde' : WORD_CLASSES[sign.wordClass].title}
        </span>
      )}
    </div>
  )
}
