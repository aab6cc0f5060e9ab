/** Code that has one place in the product, so that there are not several versions of it again. */
type OnePlace = {
  readonly pattern: RegExp
  /** Where it is looked for, tests excluded. */
  readonly within: RegExp
  /** The files that may have it. */
  readonly places: readonly string[]
  readonly instead: string
}

const WEB = /^apps\/web\/src\/.*\.tsx?$/

const ONE_PLACES: readonly OnePlace[] = [
  {
    pattern: /listeners\w* = new Set/i,
    within: /^(apps\/web|packages\/\w+)\/src\/.*\.tsx?$/,
    places: ['packages/editing/src/observable.ts'],
    instead: 'use createListeners or createObservable',
  },
  {
    pattern: /strict: false/,
    within: WEB,
    places: ['apps/web/src/ui/address-parts.ts', 'apps/web/src/ui/use-change-search.ts'],
    instead: 'use useParam or useWords',
  },
  {
    pattern: /<Modal\.Root\b/,
    within: WEB,
    places: [
      'apps/web/src/ui/dialogs/titled-modal.tsx',
      'apps/web/src/ui/dialogs/confirm-modal.tsx',
      // Without a header.
      'apps/web/src/features/manual-alphabet/letters/letter-modal.tsx',
      'apps/web/src/features/signs/components/sign-modal.tsx',
    ],
    instead: 'use TitledModal or DialogForm',
  },
]

const TEST = /\.(test|fixture)\.tsx?$|\/testing\//

/** Gives a line for each file that has code of another place. Paths are relative to the repository. */
export const findMisplaced = (
  files: readonly string[],
  read: (file: string) => string,
  onePlaces: readonly OnePlace[] = ONE_PLACES,
): readonly string[] =>
  files
    .filter((file) => !TEST.test(file))
    .flatMap((file) => {
      const applying = onePlaces.filter(({ within, places }) => within.test(file) && !places.includes(file))
      const text = applying.length > 0 ? read(file) : ''
      return applying
        .filter(({ pattern }) => pattern.test(text))
        .map(({ places, instead }) => `${file}: ${instead}; this stands in ${places.join(', ')} only`)
    })
