import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { signCount } from '../components/sign-count.ts'
import { listTemplateQuery } from '../queries.ts'
import { type ChosenList, ListPicker } from './list-picker.tsx'
import classes from './list-templates.module.css'

type Props = {
  readonly id: string
  /** The list whose signs take the place of the template's. */
  readonly list: ChosenList | null
  /** What is left of the template's signs; null while none was taken out. */
  readonly signs: readonly string[] | null
  readonly onChange: (signs: readonly string[]) => void
  readonly onChoose: (list: ChosenList) => void
}

/** What a template holds: single signs are taken out, or all are taken from a learning list anew. */
export const TemplateSigns = ({ id, list, signs, onChange, onChoose }: Props) => {
  const [isPicking, setIsPicking] = useState(false)
  const { data, error, refetch } = useQuery({ ...listTemplateQuery(id), staleTime: 0 })
  const shown = data?.signs.filter(({ _id }) => signs === null || signs.includes(_id))
  const takeOut = (sign: { readonly _id: string; readonly name: string }): void => {
    onChange((shown ?? []).flatMap(({ _id }) => (_id === sign._id ? [] : [_id])))
    announce(`${quoteName(sign.name)} ist herausgenommen`)
  }
  return (
    <section className={classes.signs} aria-labelledby="template-signs">
      <h3 id="template-signs">Gebärden</h3>
      {isPicking && <ListPicker chosen={list} onChoose={onChoose} />}
      {list ? (
        <p>
          Statt der bisherigen: {signCount(list.count)} aus {quoteName(list.name)}, wie sie jetzt ist.
        </p>
      ) : error && !data ? (
        <LoadError title="Die Gebärden konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
      ) : shown ? (
        <ul className={classes.chips} aria-label="Gebärden der Vorlage">
          {shown.map((sign) => (
            <li key={sign._id}>
              <span translate="no">{sign.name}</span>
              <ActionIcon
                color="gray"
                aria-label={`${quoteName(sign.name)} herausnehmen`}
                onClick={() => takeOut(sign)}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height={44} />
      )}
      {!isPicking && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={() => setIsPicking(true)}
        >
          Neu aus einer Lernliste
        </Button>
      )}
    </section>
  )
}
