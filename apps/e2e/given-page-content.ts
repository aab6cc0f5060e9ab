import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import { callAs } from './call-as.ts'
import { givenCustomSign } from './custom-sign-page.ts'
import { givenDocument } from './given-document.ts'
import { givenList, shareKeyOf } from './given-list.ts'

/** What the words in capitals in the addresses of the page table stand for. */
export type PageContent = readonly (readonly [word: string, id: string])[]

/** An address of the page table for this content. */
export const fillIn = (address: string, content: PageContent): string =>
  content.reduce((text, [word, id]) => text.replace(word, id), address)

export const givenPageContent = async (): Promise<PageContent> => {
  const own = await givenList({ as: 'einzel', name: 'Seiten', signs: ['Hund', 'Geburtstag'] })
  const shared = await givenList({ as: 'leitung', name: 'Geteilt', signs: ['Hund', 'Geburtstag'] })
  const document = await givenDocument('einzel', newDocument('target-vocabulary', IDS))
  const drawing = await givenCustomSign('einzel', { signType: 'signBox' })
  return [
    ['LIST', own.id],
    ['KEY', await shareKeyOf('leitung', shared)],
    ['DOCUMENT', document.id],
    ['DRAWING', drawing.id],
    ['SIGN', await firstId('catalogue-signs')],
    ['PERSON', await firstId('people')],
    ['TEAM', await firstId('administration-teams')],
  ]
}

const firstId = async (path: string): Promise<string> => {
  const { data } = await callAs('admin', 'GET', `${path}?$limit=1`)
  return String((data as readonly { readonly _id: string }[])[0]?._id)
}

const IDS = { newPageIds: ['page'], newElementIds: Array.from({ length: 30 }, (_, index) => `e${index}`) }
