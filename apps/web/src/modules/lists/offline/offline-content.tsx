import { Button } from '@mantine/core'
import { IconDeviceMobile, IconPlayerPlay, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { sizeText } from '../../../ui/size-text.ts'
import { showToast } from '../../../ui/toast.tsx'
import { signCount } from '../components/sign-count.ts'
import classes from './offline-content.module.css'
import { type OfflineList, useOfflineLists } from './offline-lists.ts'
import { removeListOffline } from './save-list.ts'

/** What can be done on this device without a connection. */
export const OfflineContent = () => {
  const lists = useOfflineLists()
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = async ({ id, name }: OfflineList): Promise<void> => {
    await removeListOffline(id)
    showToast({ tone: 'success', text: `${quoteName(name)} ist nicht mehr auf diesem Gerät` })
    // Its button is gone.
    heading.current?.focus()
  }
  return (
    <>
      <section className={classes.section} aria-labelledby="offline-lists">
        <h2 id="offline-lists" ref={heading} tabIndex={-1} className={classes.heading}>
          Lernlisten auf diesem Gerät
        </h2>
        {lists?.length === 0 && (
          <EmptyState icon={IconDeviceMobile} title="Noch keine Lernliste ist offline verfügbar.">
            <p className={classes.hint}>
              Öffne eine Lernliste, solange du verbunden bist, und wähle unter „…“: „Offline verfügbar machen“.
            </p>
          </EmptyState>
        )}
        <ul className={classes.lists}>
          {lists?.map((list) => (
            <OfflineListRow key={list.id} list={list} onRemove={() => void remove(list)} />
          ))}
        </ul>
      </section>
      <section className={classes.section} aria-labelledby="offline-search">
        <h2 id="offline-search" className={classes.heading}>
          Gebärden nachschlagen
        </h2>
        <p className={classes.hint}>
          Die Suche geht auch ohne Internet. Videos und Zeichnungen siehst du dann nur von Gebärden aus deinen
          Lernlisten auf diesem Gerät.
        </p>
        <Button
          className={classes.search!}
          variant="default"
          leftSection={<IconSearch size={20} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/app/suche" />}
        >
          Zur Suche
        </Button>
      </section>
    </>
  )
}

type RowProps = { readonly list: OfflineList; readonly onRemove: () => void }

const OfflineListRow = ({ list: { id, name, signCount: count, bytes }, onRemove }: RowProps) => (
  <li className={classes.list}>
    <div className={classes.text}>
      <p className={classes.name}>{name}</p>
      <p className={classes.hint}>
        {signCount(count)}, {sizeText(bytes)}
      </p>
    </div>
    <div className={classes.actions}>
      <Button variant="subtle" color="gray" aria-label={`${quoteName(name)} entfernen`} onClick={onRemove}>
        Entfernen
      </Button>
      <Button
        color="coral"
        aria-label={`${quoteName(name)} lernen`}
        leftSection={<IconPlayerPlay size={20} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/app/lernliste/$id" params={{ id }} />}
      >
        Lernen
      </Button>
    </div>
  </li>
)
