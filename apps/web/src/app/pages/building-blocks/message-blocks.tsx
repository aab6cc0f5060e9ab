import { Button } from '@mantine/core'
import { IconAlertTriangle, IconHistory, IconMoodEmpty } from '@tabler/icons-react'
import { Notice } from '../../../file-editor/notice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import sections from '../../../ui/page-sections.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { Block, BlockSection, States } from './block.tsx'

const TOASTS = [
  ['Gelungen', 'success', 'Die Liste ist gespeichert'],
  ['Auskunft', 'info', 'Hier gibt es noch nichts zu drucken.'],
  ['Warnung', 'warning', 'Bereits in Lernliste enthalten'],
  ['Fehler', 'danger', 'Die Liste konnte nicht gespeichert werden. Versuche es gleich noch einmal.'],
] as const

export const MessageBlocks = () => (
  <BlockSection title="Hinweise">
    <div className={sections.actions}>
      {TOASTS.map(([label, tone, text]) => (
        <Button key={tone} variant="default" onClick={() => showToast({ tone, text })}>
          {label}
        </Button>
      ))}
      <Button
        variant="default"
        onClick={() =>
          showToast({
            tone: 'success',
            text: '„Hund“ gelöscht',
            action: { label: 'Rückgängig', run: () => showToast({ tone: 'info', text: '„Hund“ ist wieder da' }) },
            time: 'action',
          })
        }
      >
        Mit Rückweg
      </Button>
    </div>
    <Block title="In einem Editor">
      <Notice Icon={IconHistory} tone="info" text="Deine Änderungen vom letzten Mal sind wieder da.">
        <Button>Behalten</Button>
        <Button variant="default">Verwerfen</Button>
      </Notice>
      <Notice Icon={IconAlertTriangle} tone="danger" text="Jemand anderes hat diese Liste inzwischen geändert.">
        <Button variant="default">Neue Fassung laden</Button>
      </Notice>
    </Block>
    <States>
      <Block title="Nichts da">
        <EmptyState icon={IconMoodEmpty} title="Noch keine Lernlisten.">
          <p>Stelle deine erste zusammen.</p>
          <Button>Neue Lernliste</Button>
        </EmptyState>
      </Block>
      <Block title="Nicht geladen">
        <LoadError
          title="Die Seite konnte nicht geladen werden"
          error={new Error('Du bist gerade offline.')}
          onRetry={() => undefined}
        />
      </Block>
    </States>
  </BlockSection>
)
