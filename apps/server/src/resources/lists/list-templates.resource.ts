import { signedIn } from '@gebaerdenraum/domain/access/permissions'
import { listTemplatesContract } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { defineResource } from '../../define.ts'
import { ApiError } from '../../framework/errors.ts'
import { signOf } from '../signs/sign-of.ts'
import { viewerOf } from '../signs/viewer-of.ts'
import { findListTemplate, findListTemplates, findTemplateSigns } from './list-templates.repository.ts'
import { readerOf } from './template-reader.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findListTemplate>>>

const rows = 'public ones; administrators: all'

export const listTemplatesResource = defineResource(listTemplatesContract, {
  find: {
    allow: signedIn({ rows }),
    async handle({ query, caller, db, services }) {
      const { byId } = await services.catalogue.current()
      const found = await findListTemplates(db, readerOf(caller), {
        ...query,
        isPublic: query.filters.isPublic?.$eq,
        direction: query.sort['createdAt'] ?? -1,
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
    allow: signedIn({ rows }),
    async handle({ id, caller, db, services }) {
      const { byId } = await services.catalogue.current()
      const row = await findListTemplate(db, readerOf(caller), id)
      if (!row) throw new ApiError('NotFound', 'Diese Vorlage gibt es nicht.')
      const signs = (await findTemplateSigns(db, [id])).flatMap(({ signId }) => byId.get(signId) ?? [])
      const viewer = await viewerOf(
        { caller, db, services },
        signs.map((sign) => sign.id),
      )
      return { ...templateOf(row), signs: signs.map((sign) => signOf(sign, viewer)) }
    },
  },
})

const templateOf = ({ id, name, description, color, isPublic, createdAt }: Row) => ({
  _id: id,
  name,
  description,
  color,
  isPublic,
  createdAt: createdAt.toISOString(),
})
