import { administrator, signedInOrAdministrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import { listTemplatesContract } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { changeListTemplate, createListTemplate, noTemplate } from './change-list-template.ts'
import { deleteTemplate, lockTemplates } from './list-template-changes.repository.ts'
import { findListTemplate, findListTemplates, findTemplateSigns } from './list-templates.repository.ts'
import type { Services } from './services.ts'
import { defineResource } from './services.ts'
import { readerOf } from './template-reader.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findListTemplate>>>

const rows = 'public ones; administrators: all'

export const listTemplatesResource = defineResource(listTemplatesContract, {
  find: {
    allow: signedInOrAdministrator({ rows }),
    async handle({ query, caller, db, services }) {
      const { byId } = await services.catalogue.current()
      const found = await findListTemplates(db, readerOf(caller), {
        ...query,
        isPublic: query.filters.isPublic?.$eq,
        ...orderOf(query.sort),
      })
      const ids = found.rows.map(({ id }) => id)
      const signs = Map.groupBy(await findTemplateSigns(db, ids), ({ templateId }) => templateId)
      const data = found.rows.map((row) => {
        const onOffer = (signs.get(row.id) ?? []).filter(({ signId }) => byId.has(signId))
        return { ...templateOf(row), signs: onOffer.map(({ signId }) => ({ _id: signId })) }
      })
      return { total: found.total, limit: query.limit, skip: query.skip, data }
    },
  },
  get: {
    allow: signedInOrAdministrator({ rows }),
    handle: (context) => openListTemplate(context, context.id),
  },
  create: {
    allow: administrator({ rows: 'all' }),
    // The catalogue is asked outside any transaction.
    transaction: 'none',
    handle: async (context) => openListTemplate(context, await createListTemplate(context)),
  },
  patch: {
    allow: administrator({ rows: 'all' }),
    transaction: 'none',
    async handle(context) {
      await changeListTemplate(context)
      return openListTemplate(context, context.id)
    },
  },
  remove: {
    allow: administrator({ rows: 'all' }),
    transaction: 'none',
    async handle(context) {
      const template = await openListTemplate(context, context.id)
      await inTransaction(context.db, async (db) => {
        await lockTemplates(db)
        await deleteTemplate(db, context.id)
      })
      return template
    },
  },
})

/** In their own order unless asked otherwise. */
const orderOf = ({ createdAt, position }: Readonly<Record<string, 1 | -1>>) =>
  createdAt === undefined
    ? ({ by: 'position', direction: position ?? 1 } as const)
    : ({ by: 'createdAt', direction: createdAt } as const)

const openListTemplate = async (
  { caller, db, services }: Pick<Context<Services>, 'caller' | 'db' | 'services'>,
  id: string,
) => {
  const { byId } = await services.catalogue.current()
  const row = await findListTemplate(db, readerOf(caller), id)
  if (!row) throw noTemplate()
  const signs = (await findTemplateSigns(db, [id])).flatMap(({ signId }) => byId.get(signId) ?? [])
  const viewer = await services.signViews.findViewer(
    caller,
    db,
    signs.map((sign) => sign.id),
  )
  return { ...templateOf(row), signs: signs.map((sign) => services.signViews.toSign(sign, viewer)) }
}

const templateOf = ({ id, name, description, color, isPublic, createdAt }: Row) => ({
  _id: id,
  name,
  description,
  color,
  isPublic,
  createdAt: createdAt.toISOString(),
})
