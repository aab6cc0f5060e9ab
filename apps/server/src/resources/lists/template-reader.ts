import type { Caller } from '@gebaerdenraum/domain/access/caller'
import type { TemplateReader } from './list-templates.repository.ts'

export const readerOf = (caller: Caller): TemplateReader => ({
  isAdmin: caller.kind === 'user' && caller.role === 'admins',
})
