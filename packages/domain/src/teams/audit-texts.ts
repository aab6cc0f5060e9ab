import type { ActionTexts } from '../audit/action-texts.ts'

export const teamsAuditTexts: ActionTexts = {
  'administration-teams.patch': 'Einladung eines Teams bearbeitet',
}
