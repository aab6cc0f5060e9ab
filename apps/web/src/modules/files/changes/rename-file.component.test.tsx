import { FILE_NAME_MAX } from '@gebaerdenraum/domain/files/file-names'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../../api/api-error.ts'
import { queryClient } from '../../../api/query-client.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { EditableName } from '../../../ui/editable-name.tsx'
import { renameFile } from './rename-file.ts'

const LABEL = 'Name der Lernliste'
const field = page.getByRole('textbox', { name: LABEL })
const dialog = page.getByRole('dialog', { name: 'Fehler beim Umbenennen' })

test('a name that is taken is named in a dialog, after which the field has the focus again', async () => {
  const refuse = () => {
    throw new ApiError({ name: 'Conflict', code: 409, message: 'Vergeben' })
  }
  const rename = (name: string) =>
    renameFile(queryClient, 'node-1', name).then(
      () => true,
      () => false,
    )
  const { calls } = await renderWithApi(
    <EditableName name="Tiere" label={LABEL} maxLength={FILE_NAME_MAX} onChange={rename} />,
    { answers: { 'file-nodes': { patch: refuse } } },
  )
  await page.getByRole('button', { name: 'Tiere', exact: true }).click()
  await userEvent.keyboard('Farben{Enter}')
  const text = 'Am Speicherort existiert bereits eine Datei mit dem Namen „Farben“. Bitte wähle einen anderen Namen.'
  await expect.element(dialog.getByText(text)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Verstanden' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Farben')
  expect(calls).toEqual([{ call: 'PATCH file-nodes/node-1', body: { name: 'Farben' } }])
})
