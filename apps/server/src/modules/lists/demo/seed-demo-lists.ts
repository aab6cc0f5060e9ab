import { readFile } from 'node:fs/promises'
import { pathInside, ROOTS_PATH } from '@gebaerdenraum/domain/files/file-paths'
import { rootIdOf } from '@gebaerdenraum/domain/teams/owner-types'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { findAccountById, mergePreferences } from '../../accounts/index.ts'
import type { CatalogueState } from '../../catalogue/index.ts'
import { insertNode } from '../../files/index.ts'
import { lockTrees } from '../../teams/index.ts'
import { insertList, insertListSigns, writeLearnedSigns } from '../list-changes.repository.ts'
import { recordReviews } from '../record-reviews.ts'
import type { Services } from '../services.ts'
import {
  findTeamMemberIds,
  findUserIdByEmail,
  findWhatIsEmpty,
  insertTemplates,
  lockDemoLists,
} from './demo-lists.repository.ts'
import { DEMO_FOLDERS, type DemoFolder, type DemoList } from './demo-lists.ts'

const DAY_MS = 86_400_000
export const DEMO_TEMPLATES = new URL('../../../../../../content/demo/list-templates.json', import.meta.url)

const templatesSchema = z.array(
  z.strictObject({
    name: z.string(),
    description: z.string(),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    signs: z.array(z.string()).min(1).describe('Slugs'),
  }),
)

/**
 * Templates, where there are none, and folders and lists of the demo accounts, where nobody has files yet. Words that
 * the catalogue lacks are left out.
 */
export const seedDemoLists = async (db: Database, services: Pick<Services, 'catalogue'>, now: Date): Promise<void> => {
  const isEmpty = await findWhatIsEmpty(db)
  if (!isEmpty.templates && !isEmpty.files) return
  const templates = templatesSchema.parse(JSON.parse(await readFile(DEMO_TEMPLATES, 'utf8')))
  const catalogue = await services.catalogue.refresh()
  await inTransaction(db, async (transaction) => {
    await lockDemoLists(transaction)
    // Another server may have been faster.
    const empty = await findWhatIsEmpty(transaction)
    if (empty.templates) await insertTemplates(transaction, templates.map(inOrder(catalogue, now)))
    if (empty.files) for (const folder of DEMO_FOLDERS) await seedFolder(transaction, folder, catalogue, now)
  })
}

type Template = z.output<typeof templatesSchema>[number]

/** The newest stand first on the screen: the first of the file is made last. */
const inOrder =
  (catalogue: CatalogueState, now: Date) =>
  ({ signs, ...template }: Template, index: number) => ({
    ...template,
    createdAt: new Date(now.getTime() - index * 1_000),
    signIds: idsOf(catalogue, signs),
  })

const idsOf = ({ bySlug }: CatalogueState, slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => bySlug.get(slug)?.id ?? [])

const seedFolder = async (
  db: Database,
  { email, root, name, lists }: DemoFolder,
  catalogue: CatalogueState,
  now: Date,
): Promise<void> => {
  const userId = await findUserIdByEmail(db, email)
  const account = userId === undefined ? undefined : await findAccountById(db, userId)
  if (!account) return
  const teamId = account.team?.id ?? null
  const isOfTeam = root === 'team' && teamId !== null
  const rootId = rootIdOf(isOfTeam ? { ownerType: 'teams', owner: teamId } : { ownerType: 'users', owner: account.id })
  const path = pathInside({ _id: rootId, path: ROOTS_PATH })
  await lockTrees(db, [rootId])
  const folder = await insertNode(db, { name, path, nodeType: 'directory', authorId: account.id })
  const filled = lists.map((list) => ({ ...list, id: v7(), signIds: idsOf(catalogue, list.signs) }))
  for (const list of filled) await seedList(db, account.id, pathInside({ _id: folder.id, path }), list)
  const reviewedAt = new Date(now.getTime() - 5 * DAY_MS)
  const reviews = filled.flatMap(({ signIds, answered = 0 }) =>
    signIds.slice(0, answered).map((sign) => ({ id: v7(), sign, answer: 'known' as const, reviewedAt })),
  )
  if (reviews.length > 0) await recordReviews(db, { userId: account.id, teamId }, reviews)
  const people = isOfTeam ? await findTeamMemberIds(db, teamId) : [account.id]
  for (const id of people) await mergePreferences(db, id, { recentlyUsed: { lists: filled.map((list) => list.id) } })
}

const seedList = async (
  db: Database,
  userId: string,
  path: string,
  { id, name, signIds, learned = 0 }: DemoList & { readonly id: string; readonly signIds: readonly string[] },
): Promise<void> => {
  await insertNode(db, { name, path, nodeType: 'file', fileType: 'lists', fileId: id, authorId: userId })
  await insertList(db, id)
  await insertListSigns(db, id, signIds)
  if (learned > 0) await writeLearnedSigns(db, { listId: id, userId, signIds: signIds.slice(0, learned) })
}
