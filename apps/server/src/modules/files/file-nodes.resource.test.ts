import { DEPTH_MAX } from '@gebaerdenraum/domain/files/file-paths'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../../../test/builders.ts'
import { openTree, personalRoot, type Tree } from '../../../test/files/tree-client.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

const TAKEN =
  'Ein Objekt mit diesem Namen existiert bereits. Bitte wähle einen anderen Namen oder abweichenden Speicherort.'
const UNKNOWN = '01900000-0000-7000-8000-000000000000'

let server: TestServer
let user: GivenUser
let tree: Tree
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  user = await givenUser(server, { licence: 'active' })
  tree = openTree(server, user.token)
})
afterAll(() => server.close())

const namesOf = ({ body }: Awaited<ReturnType<Tree['attempt']['find']>>) => body.data.map(({ name }) => name)

describe('a folder shows', () => {
  test('folders first, then names as a German dictionary sorts them, all on one page', async () => {
    const root = personalRoot(user)
    for (const name of ['zebra', 'Äpfel', 'Apfel']) await tree.file(name, root)
    for (const name of ['Öl', 'Zoo', 'ofen']) await tree.folder(name, root)
    const { body } = await tree.attempt.find({ path: `,user_${user.id},`, $limit: 2, $skip: 1 })
    expect(body).toMatchObject({ total: 6, limit: 6, skip: 0 })
    expect(body.data.map(({ name }) => name)).toEqual(['ofen', 'Öl', 'Zoo', 'Apfel', 'Äpfel', 'zebra'])
  })

  test('numbers in names by their value', async () => {
    for (const name of ['Klasse 10', 'Klasse 2', 'Klasse 1']) await tree.folder(name, personalRoot(user))
    const { body } = await tree.attempt.find({ path: `,user_${user.id},` })
    expect(body.data.map(({ name }) => name)).toEqual(['Klasse 1', 'Klasse 2', 'Klasse 10'])
  })

  test('only what stands directly in it', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    await tree.folder('Vögel', animals)
    expect(await tree.inside(personalRoot(user))).toMatchObject([{ name: 'Tiere', hasFolders: true }])
    expect(await tree.inside(animals)).toMatchObject([{ name: 'Vögel', hasFolders: false, parent: animals._id }])
  })

  test('one kind only, when asked for it', async () => {
    await tree.folder('Ordner', personalRoot(user))
    await tree.file('Vorlage', personalRoot(user))
    await tree.file('Karte', personalRoot(user), 'custom-signs')
    const path = `,user_${user.id},`
    expect(namesOf(await tree.attempt.find({ path, nodeType: 'directory' }))).toEqual(['Ordner'])
    expect(namesOf(await tree.attempt.find({ path, nodeType: 'file' }))).toEqual(['Karte', 'Vorlage'])
    expect(namesOf(await tree.attempt.find({ path, fileType: 'documents' }))).toEqual(['Vorlage'])
    expect(await tree.attempt.find({ path, $limit: 0 })).toMatchObject({ body: { total: 3, data: [] } })
  })

  test('where its nearest living parent is, once it is gone, also when something is created in it', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const birds = await tree.folder('Vögel', animals)
    const path = `${birds.path}${birds._id},`
    const createInside = () => tree.attempt.create({ name: 'Neu', path, nodeType: 'directory' })
    await tree.remove(birds)
    expect(await tree.attempt.find({ path })).toMatchObject({
      status: 404,
      body: { message: 'Diesen Ordner gibt es nicht (mehr).', data: { nearest: animals._id } },
    })
    expect(await createInside()).toMatchObject({ status: 404, body: { data: { nearest: animals._id } } })
    await tree.remove(animals)
    expect(await tree.attempt.find({ path })).toMatchObject({
      status: 404,
      body: { data: { nearest: `user_${user.id}` } },
    })
    expect(await createInside()).toMatchObject({ status: 404, body: { data: { nearest: `user_${user.id}` } } })
  })

  test('itself as nearest to those who know only its old place', async () => {
    const [from, to] = [await tree.folder('Von', personalRoot(user)), await tree.folder('Nach', personalRoot(user))]
    const moved = await tree.folder('Wandert', from)
    await tree.move(moved, to)
    const answer = await tree.attempt.find({ path: `${moved.path}${moved._id},` })
    expect(answer).toMatchObject({ status: 404, body: { data: { nearest: moved._id } } })
  })
})

describe('the path', () => {
  test.each(['', 'x', ',', ',x,', ',user_x,', `,user_${UNKNOWN},`, `,team_${UNKNOWN},`])(
    '%j takes no new folder',
    async (path) => {
      const { status } = await tree.attempt.create({ name: 'Neu', path, nodeType: 'directory' })
      expect(status).toBe(path === '' ? 400 : 404)
    },
  )

  test('of a file takes nothing, and one that skips a folder neither', async () => {
    const file = await tree.file('Datei', personalRoot(user))
    const outer = await tree.folder('Außen', personalRoot(user))
    const inner = await tree.folder('Innen', outer)
    for (const path of [`${file.path}${file._id},`, `,user_${user.id},${inner._id},`]) {
      expect((await tree.attempt.create({ name: 'Neu', path, nodeType: 'directory' })).status).toBe(404)
    }
  })

  test('leads twenty folders deep and no deeper', async () => {
    let folder = await tree.folder('0', personalRoot(user))
    for (let depth = 1; depth <= DEPTH_MAX; depth += 1) folder = await tree.folder(`${depth}`, folder)
    const deeper = { name: 'tiefer', path: `${folder.path}${folder._id},`, nodeType: 'directory' }
    const sentence = `Ordner können höchstens ${DEPTH_MAX} Ebenen tief ineinander liegen.`
    expect(await tree.attempt.create(deeper)).toMatchObject({ status: 400, body: { errors: { path: sentence } } })
    expect((await tree.get(folder)).ancestors).toHaveLength(DEPTH_MAX + 1)
  })
})

describe('names', () => {
  test.each([
    ['the same', 'Tiere', 'Tiere'],
    ['another case', 'Tiere', 'tIERE'],
    ['an umlaut in another case', 'ÄPFEL', 'äpfel'],
    ['accents written otherwise', 'Äpfel', 'A\u0308pfel'],
    ['blanks around it', 'Tiere', '  Tiere '],
  ])('are taken once in a folder: %s', async (_, first, second) => {
    await tree.folder(first, personalRoot(user))
    for (const more of [{ nodeType: 'directory' }, { nodeType: 'file', fileType: 'lists' }]) {
      const answer = await tree.attempt.create({ name: second, path: `,user_${user.id},`, ...more })
      expect(answer).toMatchObject({ status: 409, body: { message: TAKEN, errors: { name: TAKEN } } })
    }
    const other = await tree.folder('Anderswo', personalRoot(user))
    expect((await tree.folder(second, other)).name).toBe(second.trim().normalize('NFC'))
  })

  test('of ten made at once for the same name one is taken', async () => {
    const data = { name: 'Tiere', path: `,user_${user.id},`, nodeType: 'directory' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => tree.attempt.create(data)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
    expect(await tree.inside(personalRoot(user))).toHaveLength(1)
  })

  test.each([
    ['', 'Name ist erforderlich'],
    ['   ', 'Name ist erforderlich'],
    ['a'.repeat(121), 'Name darf höchstens 120 Zeichen lang sein'],
    ['Zeile\u0000eins', 'Name enthält unzulässige Zeichen'],
  ])('%j is refused', async (name, sentence) => {
    const created = await tree.attempt.create({ name, path: `,user_${user.id},`, nodeType: 'directory' })
    expect(created).toMatchObject({ status: 400, body: { errors: { name: sentence } } })
    const folder = await tree.folder('Tiere', personalRoot(user))
    expect(await tree.attempt.patch(folder._id, { name })).toMatchObject({
      status: 400,
      body: { errors: { name: sentence } },
    })
  })

  test('change, the case of one letter too, but not to a taken one', async () => {
    const animals = await tree.folder('tiere', personalRoot(user))
    await tree.folder('Farben', personalRoot(user))
    const renamed = await tree.rename(animals, 'Tiere')
    expect(renamed).toMatchObject({ name: 'Tiere', path: animals.path, author: user.id })
    expect(renamed.updatedAt >= animals.updatedAt).toBe(true)
    expect(await tree.attempt.patch(animals._id, { name: 'FARBEN' })).toMatchObject({
      status: 409,
      body: { errors: { name: TAKEN } },
    })
  })
})

describe('a node', () => {
  test('opened tells the way to it and what its kind says', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const file = await tree.file('Vorlage', animals)
    expect(await tree.get(file)).toMatchObject({
      name: 'Vorlage',
      file: file.file,
      fileDetails: { documentType: 'grid' },
      owner: user.id,
      ownerType: 'users',
      author: user.id,
      canWrite: true,
      ancestors: [
        { _id: `user_${user.id}`, name: 'Meine Dateien' },
        { _id: animals._id, name: 'Tiere' },
      ],
      summary: { fileType: 'documents', documentType: 'grid', pageCount: 1 },
    })
    expect(await tree.get(animals)).toMatchObject({ summary: null, ancestors: [{ name: 'Meine Dateien' }] })
  })

  test('takes details of its own kind only', async () => {
    const answer = await tree.attempt.create({
      name: 'Liste',
      path: `,user_${user.id},`,
      nodeType: 'file',
      fileType: 'lists',
      fileDetails: { documentType: 'grid' },
    })
    expect(answer).toMatchObject({ status: 400, body: { errors: { fileDetails: expect.any(String) } } })
  })

  test.each(['unbekannt', UNKNOWN])('%s is not there', async (id) => {
    const answers = [
      await tree.attempt.get(id),
      await tree.attempt.patch(id, { name: 'Neu' }),
      await tree.attempt.remove(id),
      await tree.attempt.create({ name: 'Kopie', path: `,user_${user.id},`, clone: id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('is not changed by a patch that says nothing, or something else', async () => {
    const folder = await tree.folder('Tiere', personalRoot(user))
    for (const data of [{}, { owner: 'x' }, { nodeType: 'file' }]) {
      expect((await tree.attempt.patch(folder._id, data)).status).toBe(400)
    }
  })
})

describe('a root', () => {
  test('is a node with a name of its own', async () => {
    await tree.folder('Tiere', personalRoot(user))
    const { body } = await tree.attempt.find({ path: ',' })
    expect(body).toMatchObject({
      total: 1,
      data: [
        { _id: `user_${user.id}`, name: 'Meine Dateien', path: ',', parent: null, hasFolders: true, author: null },
      ],
    })
    expect(await tree.get(personalRoot(user))).toMatchObject({ ...body.data[0], ancestors: [], summary: null })
  })

  test('cannot be renamed, moved, duplicated or deleted', async () => {
    const id = `user_${user.id}`
    const folder = await tree.folder('Tiere', personalRoot(user))
    const inside = `${folder.path}${folder._id},`
    const answers = [
      await tree.attempt.patch(id, { name: 'Neu' }),
      await tree.attempt.patch(id, { path: inside }),
      await tree.attempt.create({ name: 'Kopie', path: inside, clone: id }),
      await tree.attempt.remove(id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

describe('a search', () => {
  test('finds names that contain the text below a folder, however deep and in whatever case', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const birds = await tree.folder('Vögel und andere Tiere', animals)
    await tree.file('Haustiere', birds)
    await tree.file('Wildtiere', personalRoot(user))
    const below = `${animals.path}${animals._id},`
    expect(namesOf(await tree.attempt.find({ below, search: 'TIERE' }))).toEqual([
      'Vögel und andere Tiere',
      'Haustiere',
    ])
    expect(namesOf(await tree.attempt.find({ below, search: 'vÖG' }))).toEqual(['Vögel und andere Tiere'])
    expect(namesOf(await tree.attempt.find({ below, search: 'tiere', nodeType: 'file' }))).toEqual(['Haustiere'])
    expect(namesOf(await tree.attempt.find({ below: ',', search: 'tiere', fileType: 'documents' }))).toEqual([
      'Haustiere',
      'Wildtiere',
    ])
  })

  test('tells the place of what it found', async () => {
    const animals = await tree.folder('Tiere', personalRoot(user))
    const birds = await tree.folder('Vögel', animals)
    await tree.file('Haustiere', birds)
    const { body } = await tree.attempt.find({ below: ',', search: 'hausTIERE' })
    expect(body).toMatchObject({
      data: [
        {
          ancestors: [
            { _id: `user_${user.id}`, name: 'Meine Dateien' },
            { _id: animals._id, name: 'Tiere' },
            { _id: birds._id, name: 'Vögel' },
          ],
        },
      ],
    })
  })

  test('takes every character for itself', async () => {
    for (const name of ['100 %', '100 Euro', 'a_b', 'aXb', 'x\\y']) await tree.folder(name, personalRoot(user))
    const below = `,user_${user.id},`
    const found = async (search: string) => namesOf(await tree.attempt.find({ below, search }))
    expect(await found('100 %')).toEqual(['100 %'])
    expect(await found('a_b')).toEqual(['a_b'])
    expect(await found('\\')).toEqual(['x\\y'])
  })

  test('comes in pages', async () => {
    for (const name of ['Tier 1', 'Tier 2', 'Tier 3']) await tree.folder(name, personalRoot(user))
    const { body } = await tree.attempt.find({ below: ',', search: 'tier', $limit: 2, $skip: 1 })
    expect(body).toMatchObject({ total: 3, limit: 2, skip: 1, data: [{ name: 'Tier 2' }, { name: 'Tier 3' }] })
  })

  test.each([{}, { search: 'x' }, { below: ',' }, { path: ',', search: 'x' }, { path: ',', below: ',', search: 'x' }])(
    'is not %j',
    async (query) => {
      expect((await tree.attempt.find(query)).status).toBe(400)
    },
  )
})
