import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { Button } from '@mantine/core'
import { IconLink, IconLinkOff, IconShare2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { ShareLink } from '../../../ui/sharing/share-link.tsx'
import { ShareMenu } from '../../../ui/sharing/share-menu.tsx'
import { showToast } from '../../../ui/toast.tsx'
import classes from './list-share-menu.module.css'
import { toSharedLink } from './to-shared-link.ts'

type Props = { readonly list: List; readonly onChange: (list: List) => void }

/** Creates, shows and deletes the link by which others see the list (specification 2, section 4, Sharing). */
export const ListShareMenu = ({ list, onChange }: Props) => {
  const change = useMutation({
    mutationFn: (shareKey: 'generate' | null) => api.lists.patch(list._id, { shareKey }),
    onSuccess: onChange,
  })
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Teilen-Link löschen?',
      body: `Wer den Link zu ${quoteName(list.name)} hat, sieht die Lernliste dann nicht mehr, auch wenn du später einen neuen Link erstellst.`,
      confirmLabel: 'Link löschen',
      tone: 'danger',
    })
    if (!isSure) return
    change.mutate(null, {
      onSuccess: () => showToast({ tone: 'success', text: 'Teilen-Link gelöscht' }),
      onError: ({ message }) => showToast({ tone: 'danger', text: message }),
    })
  }
  return (
    <ShareMenu
      title="Lernliste teilen"
      renderButton={(toggle) => (
        <Button variant="default" leftSection={<IconShare2 size={20} aria-hidden />} onClick={toggle}>
          Teilen
        </Button>
      )}
    >
      {(close) => (
        <>
          {list.shareKey === null ? (
            <>
              <p>
                Mit einem Link kann jeder die Lernliste ansehen und damit üben. Wer keine Lizenz hat, sieht die ersten
                zehn Gebärden mit Wasserzeichen.{' '}
                {list.ownerType === 'teams' ? 'Ändern kann sie nur dein Team.' : 'Ändern kannst nur du.'}
              </p>
              <Button
                leftSection={<IconLink size={20} aria-hidden />}
                loading={change.isPending}
                onClick={() => change.mutate('generate')}
                data-autofocus
              >
                Link erstellen
              </Button>
            </>
          ) : (
            <>
              <ShareLink link={toSharedLink(list.name, list.shareKey)} onLeave={close} />
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconLinkOff size={20} aria-hidden />}
                onClick={() => {
                  close()
                  void remove()
                }}
              >
                Link löschen
              </Button>
            </>
          )}
          {change.error && (
            <p className={classes.error} role="alert">
              {change.error.message}
            </p>
          )}
        </>
      )}
    </ShareMenu>
  )
}
