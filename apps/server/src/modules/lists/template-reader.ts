import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { TemplateReader } from './list-templates.repository.ts'

export const readerOf = (caller: Caller): TemplateReader => ({
  isAdmin: caller.kind === 'user' && caller.role === 'admins',
})
