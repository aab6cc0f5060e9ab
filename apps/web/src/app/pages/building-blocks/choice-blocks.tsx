import { Button } from '@mantine/core'
import { IconGridDots, IconList, IconPrinter, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { ChoiceGrid } from '../../../ui/choice-grid.tsx'
import { CompactButton } from '../../../ui/compact-button.tsx'
import { PickerSearch } from '../../../ui/picker-search.tsx'
import { SplitButton } from '../../../ui/split-button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { Toolbar } from '../../../ui/toolbar.tsx'
import { Block, BlockSection } from './block.tsx'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']
const say = (text: string) => showToast({ tone: 'info', text })

export const ChoiceBlocks = () => {
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [text, setText] = useState('Hund')
  return (
    <BlockSection title="Wege und Auswahl">
      <Block title="Wo man ist">
        <Breadcrumbs crumbs={[{ label: 'Start', to: '/' }, { label: 'Bausteine' }]} />
      </Block>
      <Block title="Leiste">
        <Toolbar label="Aktionen" start={<strong>Zwölf Wörter</strong>}>
          <CompactButton label="Teilen" Icon={IconShare2} onClick={() => say('Geteilt')} />
          <SplitButton optionsLabel="Druckoptionen" onOptions={() => say('Druckoptionen')}>
            <Button leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => say('Gedruckt')}>
              Drucken
            </Button>
          </SplitButton>
        </Toolbar>
      </Block>
      <Block title="Eins von wenigen">
        <ChoiceCards
          label="Ansicht"
          options={[
            { value: 'grid', label: 'Karten', Icon: IconGridDots },
            { value: 'list', label: 'Liste', Icon: IconList },
          ]}
          value={view}
          onChange={setView}
        />
      </Block>
      <Block title="Suche einer Auswahl">
        <PickerSearch label="Bild suchen" value={text} onChange={setText} onLeave={() => undefined} />
      </Block>
      <Block title="Eins von vielen">
        <ChoiceGrid label="Buchstaben" items={LETTERS} keyOf={(letter) => letter}>
          {(letter, tabIndex) => (
            <Button variant="default" fullWidth tabIndex={tabIndex} onClick={() => say(letter)}>
              {letter}
            </Button>
          )}
        </ChoiceGrid>
      </Block>
    </BlockSection>
  )
}
