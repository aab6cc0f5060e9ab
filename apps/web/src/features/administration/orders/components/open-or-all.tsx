import { ChoiceCards } from '../../../../ui/choice-cards.tsx'

type Props = { readonly label: string; readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void }

/** What is still to be done, or everything there was. */
export const OpenOrAll = ({ label, isOpen, onChange }: Props) => (
  <ChoiceCards
    label={label}
    options={[
      { value: 'open', label: 'Offene' },
      { value: 'all', label: 'Alle' },
    ]}
    value={isOpen ? 'open' : 'all'}
    onChange={(value) => onChange(value === 'open')}
  />
)
