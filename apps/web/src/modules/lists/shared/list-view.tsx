import type { List } from '@gebaerdenraum/domain/lists/lists.contract'
import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ReadOnlyList } from './read-only-list.tsx'
import { SaveAsButton } from './save-as-button.tsx'

/** A list that the viewer reaches but may not change. */
export const ListView = ({ list }: { readonly list: List }) => (
  <ReadOnlyList
    name={list.name}
    note="Du kannst diese Lernliste ansehen, aber nicht ändern."
    signs={list.signs}
    learned={list.learnedSigns}
    actions={
      <>
        <SaveAsButton source={{ name: list.name, signIds: list.signs.map(({ _id }) => _id) }} />
        <Button
          component={Link}
          to={`/app/lernliste/${list._id}`}
          color="coral"
          leftSection={<IconPlayerPlay size={20} aria-hidden />}
          disabled={list.signs.length === 0}
        >
          Lernen
        </Button>
      </>
    }
  />
)
