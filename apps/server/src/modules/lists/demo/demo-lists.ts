/** What newcomers find in the folders of the demo accounts. Signs by their slugs in `content/demo/catalogue.csv`. */
export type DemoFolder = {
  /** Of the account that made it. */
  readonly email: string
  readonly root: 'personal' | 'team'
  readonly name: string
  readonly lists: readonly DemoList[]
}

export type DemoList = {
  readonly name: string
  readonly signs: readonly string[]
  /** How many of the signs, from the first, its author has learned. */
  readonly learned?: number
  /** How many of the signs, from the first, he answered last some days ago: due again today. */
  readonly answered?: number
}

export const DEMO_FOLDERS: readonly DemoFolder[] = [
  {
    email: 'einzel@demo.example',
    root: 'personal',
    name: 'Gruppe Sonne',
    lists: [
      {
        name: 'Frühstück',
        signs: words(
          'fruehstueck hunger brot broetchen butter marmelade honig kaese wurst ei muesli milch kakao tee saft',
        ),
        answered: 5,
      },
      {
        name: 'Tiere',
        signs: words('hund katze maus hase pferd kuh schwein schaf huhn ente'),
        learned: 4,
        answered: 3,
      },
    ],
  },
  {
    email: 'leitung@demo.example',
    root: 'team',
    name: 'Morgenkreis',
    lists: [
      {
        name: 'Guten Morgen',
        signs: words('guten-morgen kind name heute wetter lied singen tanzen zuhoeren spielen freund mir-geht-es-gut'),
        learned: 3,
      },
    ],
  },
]

function words(slugs: string): readonly string[] {
  return slugs.split(' ')
}
