import type { ActionTexts } from '../audit/action-texts.ts'

export const contentAuditTexts: ActionTexts = {
  'page-versions.create': 'Text veröffentlicht',
}
