import type { ActionTexts } from '../audit/action-texts.ts'

export const listsAuditTexts: ActionTexts = {
  'list-templates.create': 'Listenvorlage angelegt',
  'list-templates.patch': 'Listenvorlage geändert',
  'list-templates.remove': 'Listenvorlage gelöscht',
  'lists.create': 'Lernliste angelegt',
}
