import type { SignValues } from '@gebaerdenraum/domain/catalogue/import/existing-sign'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { categories, signMedia, signs } from '../tables/signs.ts'

export type ExportScope = { readonly categoryId: string | undefined; readonly withRetired: boolean }

type ExportedMedium = { readonly type: SignMediaType; readonly sha256: string; readonly contentType: string }
export type ExportedSign = SignValues & { readonly slug: string; readonly media: readonly ExportedMedium[] }

const PAGE = 500

const conditionsOf = ({ categoryId, withRetired }: ExportScope): SQL[] => [
  ...(categoryId === undefined ? [] : [eq(signs.categoryId, categoryId)]),
  ...(withRetired ? [] : [isNull(signs.retiredAt)]),
]

export const countExported = (db: Database, scope: ExportScope): Promise<number> =>
  db.$count(signs, and(...conditionsOf(scope)))

/** In pages, each a query of its own: nothing holds the database while somebody downloads. */
export async function* listExported(db: Database, scope: ExportScope): AsyncGenerator<readonly ExportedSign[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .select({
        slug: signs.slug,
        title: signs.title,
        wordClass: signs.wordClass,
        category: categories.name,
        categorySlug: categories.slug,
        keywords: signs.keywords,
        symbol: signs.symbol,
        isPreview: signs.isPreview,
        isFingerspelled: signs.isFingerspelled,
        isRetired: sql<boolean>`${signs.retiredAt} is not null`,
        media: sql<ExportedMedium[]>`coalesce((
          select json_agg(json_build_object('type', m.type, 'sha256', m.sha256, 'contentType', m.content_type)
            order by m.type)
          from ${signMedia} m where m.sign_id = ${signs.id} and m.replaced_at is null), '[]')`,
      })
      .from(signs)
      .innerJoin(categories, eq(categories.id, signs.categoryId))
      .where(and(...conditionsOf(scope), gt(signs.slug, after)))
      .orderBy(asc(signs.slug))
      .limit(PAGE)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.slug
  }
}
