import { describe, expect, it } from 'vitest'
import { readMediaFileName } from './media-file-name.ts'

describe('the name of a file in an import', () => {
  it.each([
    ['hund.signOnly.svg', 'hund', 'signOnly'],
    ['Tiere/Haus/zu-fuss.signBox.png', 'zu-fuss', 'signBox'],
    ['hund.signMap.webp', 'hund', 'signMap'],
    ['hund.signMap.JPG', 'hund', 'signMap'],
    ['Hund.SIGNVIDEO.MOV', 'hund', 'signVideo'],
    ['hund.signVideo.webm', 'hund', 'signVideo'],
  ])('%s is a medium of %s', (path, slug, type) => {
    expect(readMediaFileName(path)).toEqual({ kind: 'media', slug, type })
  })

  it.each(['signs.csv', 'SIGNS.CSV', 'Lieferung 1/signs.csv'])('%s is the list of the signs', (path) => {
    expect(readMediaFileName(path)).toEqual({ kind: 'rows' })
  })

  it.each([
    '.DS_Store',
    'a/.DS_Store',
    '__MACOSX/hund.signOnly.svg',
    '__MACOSX/._signs.csv',
    'Thumbs.db',
    'a/desktop.ini',
    '.git/config',
  ])('%s belongs to the operating system', (path) => expect(readMediaFileName(path)).toEqual({ kind: 'hidden' }))

  it.each(['readme.txt', 'hund.svg', 'hund.signonli.svg', 'hund.signOnly.alt.svg', 'hund', ''])(
    '%j is none of ours',
    (path) => {
      expect(readMediaFileName(path)).toEqual({
        kind: 'foreign',
        reason: 'Der Name hat nicht die Form <Adresse>.signOnly.svg.',
      })
    },
  )

  it('is wrong when the format does not go with the kind of medium', () => {
    expect(readMediaFileName('hund.signVideo.avi')).toEqual({
      kind: 'wrong',
      slug: 'hund',
      problem: 'Das Format „avi“ geht für signVideo nicht. Möglich sind: mp4, m4v, mov, webm.',
    })
    expect(readMediaFileName('hund.signBox.mp4')).toMatchObject({ kind: 'wrong', slug: 'hund' })
    expect(readMediaFileName('hund.signOnly')).toMatchObject({ kind: 'wrong', slug: 'hund' })
  })

  it('is wrong when it begins with something that is no slug', () => {
    expect(readMediaFileName('zu Fuß.signOnly.svg')).toEqual({
      kind: 'wrong',
      slug: null,
      problem: '„zu fuß“ ist keine gültige Adresse: nur a–z, 0–9 und einzelne Bindestriche.',
    })
  })
})
