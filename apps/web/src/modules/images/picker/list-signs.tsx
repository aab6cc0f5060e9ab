import type { FoundList } from '@gebaerdenraum/domain/lists/lists.contract'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconChecks, IconPlaylist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { FormatChoice } from './format-choice.tsx'
import classes from './panel.module.css'
import { usePicker } from './picker-context.ts'
import { listToChooseFromQuery } from './queries.ts'
import { numberIn } from './selection.ts'
import { chosenSign, refusalOf, SignChoices } from './sign-choices.tsx'
import { SourceContent } from './source-content.tsx'

type Props = { readonly list: FoundList; readonly onBack: () => void }

/** The signs of one list, in its order; all of them at once where several may be chosen. */
export const ListSigns = ({ list, onBack }: Props) => {
  const picker = usePicker()
  const query = useQuery(listToChooseFromQuery(list._id))
  const all = (query.data?.signs ?? [])
    .filter((sign) => refusalOf(sign, picker) === null)
    .map((sign) => chosenSign(sign, picker))
  const isEveryChosen = all.every((picture) => numberIn(picker.selection, picture) !== null)
  return (
    <>
      <div className={classes.bar}>
        <ActionIcon
          aria-label="Alle Lernlisten"
          title="Alle Lernlisten"
          onClick={onBack}
          // The row that was clicked is gone: the keyboard goes on from here.
          autoFocus
        >
          <IconArrowLeft size={22} aria-hidden />
        </ActionIcon>
        <span className={classes.listTitle} translate="no">
          {list.name}
        </span>
        {picker.request.isMany && all.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconChecks size={20} aria-hidden />}
            onClick={() => (isEveryChosen ? picker.dismiss(all) : picker.chooseAll(all))}
          >
            {isEveryChosen ? 'Alle abwählen' : `Alle ${all.length} wählen`}
          </Button>
        )}
        <FormatChoice />
      </div>
      <div className={classes.results}>
        <SourceContent
          query={query}
          what="Die Gebärden der Lernliste"
          isEmpty={({ signs }) => signs.length === 0}
          empty={<EmptyState icon={IconPlaylist} title="Diese Lernliste ist noch leer" />}
        >
          {({ signs }) => <SignChoices label={`Gebärden aus ${quoteName(list.name)}`} signs={signs} />}
        </SourceContent>
      </div>
    </>
  )
}
