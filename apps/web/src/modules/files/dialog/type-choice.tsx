import { FILE_TYPES } from '@gebaerdenraum/domain/files/file-types'
import { IconFolder } from '@tabler/icons-react'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { fileKindFor, findVariant } from '../kinds/file-kinds.ts'
import type { CreatableType, CreateRequest } from './file-dialog-request.ts'
import type { DialogType } from './use-dialog-type.ts'

type Props = { readonly request: CreateRequest; readonly choice: DialogType }

/** What is to be created, as far as the request leaves it open. */
export const TypeChoice = ({ request, choice }: Props) => {
  const { type, details, chooseType, chooseDetails } = choice
  const kind = type === 'directory' ? null : fileKindFor(type)
  const hasVariants = kind !== null && kind.variants.length > 1 && request.details === undefined
  return (
    <>
      {request.type === undefined && (
        <ChoiceCards<CreatableType>
          label="Was möchtest du anlegen?"
          options={listTypes()}
          value={type}
          onChange={chooseType}
        />
      )}
      {hasVariants && (
        <ChoiceCards
          key={kind.fileType}
          label={kind.variantLabel}
          options={kind.variants.map(({ label }) => ({ value: label, label }))}
          value={findVariant(kind, details).label}
          onChange={(label) => {
            const variant = kind.variants.find((candidate) => candidate.label === label)
            if (variant) chooseDetails(variant.details)
          }}
        />
      )}
    </>
  )
}

const listTypes = () => [
  { value: 'directory', label: 'Ordner', Icon: IconFolder } as const,
  ...FILE_TYPES.map((type) => ({ value: type, label: fileKindFor(type).label, Icon: fileKindFor(type).Icon })),
]
