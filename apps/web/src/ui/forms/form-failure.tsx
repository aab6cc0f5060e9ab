import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ApiError } from '../../api/api-error.ts'

type Props = { readonly title?: string; readonly error: Error | null }

/** Why a form was not accepted, where no single field is to blame. */
export const FormFailure = ({ title, error }: Props) =>
  error && (
    <Alert color="red" title={title} icon={<IconAlertTriangle aria-hidden />} role="alert">
      {sentencesOf(error).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  )

const sentencesOf = (error: Error): readonly string[] => {
  const atFields = error instanceof ApiError ? Object.values(error.errors) : []
  return atFields.length > 0 ? [...new Set(atFields)] : [error.message]
}
