import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { demoMailSchema } from '@gebaerdenraum/domain/accounts/demo-mails.contract'
import PostalMime from 'postal-mime'
import type { z } from 'zod'

type DemoMail = z.output<typeof demoMailSchema>

/** The mails kept as files, newest first: their names begin with the time. */
export const findMailFiles = async (
  directory: string,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<{ readonly total: number; readonly mails: readonly DemoMail[] }> => {
  const files = (await filesIn(directory)).toSorted().toReversed()
  const mails = await Promise.all(files.slice(skip, skip + limit).map((file) => readMail(directory, file)))
  return { total: files.length, mails }
}

const filesIn = async (directory: string): Promise<readonly string[]> => {
  try {
    return (await readdir(directory)).filter((file) => file.endsWith('.eml'))
  } catch (error) {
    // The first mail makes the folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const readMail = async (directory: string, file: string): Promise<DemoMail> => {
  const { subject = '', to = [], date = '', text = '' } = await PostalMime.parse(await readFile(join(directory, file)))
  return {
    _id: file.replace(/\.eml$/, ''),
    subject,
    to: to.flatMap(({ address }) => address ?? []).join(', '),
    sentAt: date,
    text,
    links: [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])],
  }
}
