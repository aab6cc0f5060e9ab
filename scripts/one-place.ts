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
    pattern: /new Set<\(|listeners\w* = new Set/i,
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
    pattern: /\bModal\b[^}]*\} from '@mantine\/core'/,
    within: WEB,
    places: [
      'apps/web/src/ui/dialogs/titled-modal.tsx',
      // Without a header.
      'apps/web/src/ui/dialogs/confirm-modal.tsx',
      'apps/web/src/modules/manual-alphabet/letters/letter-modal.tsx',
      'apps/web/src/modules/catalogue/components/sign-modal.tsx',
    ],
    instead: 'use TitledModal or DialogForm',
  },
  {
    pattern: /<table\b/,
    within: WEB,
    places: [
      'apps/web/src/ui/lists/data-table.tsx',
      'apps/web/src/ui/lists/number-table.tsx',
      // Focus and keys of its own.
      'apps/web/src/modules/files/browser/table/node-table.tsx',
      // A sum, not a list.
      'apps/web/src/modules/billing/order/invoice-preview.tsx',
    ],
    instead: 'use DataTable or NumberTable',
  },
  {
    pattern: /\bset(Is)?Busy\(true\)/,
    within: WEB,
    places: [
      'apps/web/src/ui/forms/use-submit-form.ts',
      // It stays busy until the next page is there.
      'apps/web/src/modules/accounts/pages/login-page.tsx',
    ],
    instead: 'use useAction or useSubmitForm',
  },
  {
    pattern: /instanceof Error \? \w+\.message/,
    within: WEB,
    places: ['apps/web/src/ui/failure.ts'],
    instead: 'use failureText or showFailure',
  },
  {
    pattern: /\bwithinPortal\b/,
    within: WEB,
    places: [
      'apps/web/src/app/theme.ts',
      // Tooltips open at the end of the page otherwise, which a full screen hides.
      'apps/web/src/modules/catalogue/player/player-button.tsx',
      // The page of the editor would cut it off.
      'apps/web/src/modules/documents/editor/grid/grid-tools.tsx',
    ],
    instead: 'leave it to the theme',
  },
]

const TEST = /\.(test|fixture)\.tsx?$|\/testing\//

/** Gives a line for each file that has code of another place, and for each place without it. Paths are relative to the repository. */
export const findMisplaced = (
  files: readonly string[],
  read: (file: string) => string,
  onePlaces: readonly OnePlace[] = ONE_PLACES,
): readonly string[] => {
  const has = ({ pattern }: OnePlace, file: string): boolean => pattern.test(read(file))
  return onePlaces.flatMap((onePlace) => {
    const { within, places, instead } = onePlace
    const misplaced = files
      .filter((file) => within.test(file) && !TEST.test(file) && !places.includes(file) && has(onePlace, file))
      .map((file) => `${file}: ${instead}; this belongs in ${places.join(', ') || 'no file'} only`)
    const unused = places
      .filter((place) => !files.includes(place) || !has(onePlace, place))
      .map((place) => `scripts/one-place.ts: ${place} needs no place for ${onePlace.pattern} any more`)
    return [...misplaced, ...unused]
  })
}
