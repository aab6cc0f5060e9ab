import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { Button } from '@mantine/core'
import { IconGift } from '@tabler/icons-react'
import { confirm } from '../../../../../ui/dialogs/confirm.tsx'
import { openDialog } from '../../../../../ui/dialogs/dialog-host.tsx'
import { Facts } from '../../../../../ui/lists/facts.tsx'
import { Tag } from '../../../../../ui/lists/tag.tsx'
import sections from '../../../../../ui/page-sections.module.css'
import { freeUntilText, heldLicenceText, LICENCE_TEXTS, LICENCE_TONES } from '../people-texts.ts'
import { FreeAccessDialog } from './free-access-dialog.tsx'
import { usePersonChange } from './use-person-change.ts'

/** What the person is licensed by, and free access beside it. */
export const LicenceCard = ({ person }: { readonly person: Person }) => {
  const { change, isBusy } = usePersonChange(person._id)
  const { licence, ownLicence, teamLicence, freeAccess } = person
  const withdraw = async () => {
    const isSure = await confirm({
      title: `Kostenlosen Zugang von ${person.name} beenden?`,
      body: 'Er endet sofort. An einer bezahlten Lizenz ändert sich nichts.',
      confirmLabel: 'Zugang beenden',
      tone: 'danger',
    })
    if (isSure) await change({ freeUntil: null }, 'Kostenloser Zugang beendet')
  }
  return (
    <section className={sections.card} aria-labelledby="person-licence">
      <div className={sections.actions}>
        <h2 id="person-licence">Lizenz</h2>
        <Tag text={LICENCE_TEXTS[licence]} tone={LICENCE_TONES[licence]} />
      </div>
      <Facts
        rows={[
          ['Eigene Lizenz', ownLicence ? heldLicenceText(ownLicence) : 'keine'],
          ['Lizenz des Teams', teamLicence?._id !== ownLicence?._id && teamLicence && heldLicenceText(teamLicence)],
          ['Kostenloser Zugang', freeAccess ? freeUntilText(freeAccess) : 'keiner'],
        ]}
      />
      {person.role !== 'admins' && (
        <div className={sections.actions}>
          <Button
            variant="default"
            leftSection={<IconGift size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => void openDialog(FreeAccessDialog, { person })}
          >
            {freeAccess ? 'Kostenlosen Zugang ändern' : 'Kostenlosen Zugang geben'}
          </Button>
          {freeAccess && (
            <Button variant="subtle" color="red" loading={isBusy} onClick={() => void withdraw()}>
              Zugang beenden
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
