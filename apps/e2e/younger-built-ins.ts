import compatibility from '@mdn/browser-compat-data' with { type: 'json' }
import type { Page } from 'playwright-core'
import { BASELINE } from '../web/baseline.ts'

export type BuiltIn = {
  readonly area: 'javascript' | 'api'
  /** A constructor or namespace such as `Map`, `URL` or `Intl`. */
  readonly owner: string
  /** Absent: the owner itself is younger. */
  readonly name?: string
  /** Whether it stands on the owner; else on its prototype, or, as the data does not tell for JavaScript, on either. */
  readonly isStatic?: boolean
}

type Support = {
  readonly version_added: string | boolean | null
  readonly version_removed?: unknown
  readonly flags?: unknown
  readonly prefix?: unknown
  readonly alternative_name?: unknown
}
type Feature = { readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> } }
type Owner = Readonly<Record<string, Feature>>

/** In the words of the compatibility data. */
const BROWSERS = {
  chrome: BASELINE.chrome,
  edge: BASELINE.edge,
  firefox: BASELINE.firefox,
  safari: BASELINE.safari,
  safari_ios: BASELINE.ios,
}

const areas = {
  javascript: compatibility.javascript['builtins'],
  api: compatibility.api,
} as unknown as Readonly<Record<BuiltIn['area'], Readonly<Record<string, Owner>>>>

/** Whether each of the oldest supported browsers has it, without a flag or another name. */
const isOldEnough = ({ __compat: facts }: Feature): boolean =>
  facts === undefined ||
  Object.entries(BROWSERS).every(([browser, baseline]) =>
    [facts.support[browser] ?? []].flat().some((support) => isIn(support, baseline)),
  )

const isIn = (support: Support, baseline: string): boolean => {
  const { version_added: added, version_removed, flags, prefix, alternative_name } = support
  if (version_removed || flags || prefix || alternative_name) return false
  return typeof added === 'string' && /^≤?\d/.test(added) && rank(added) <= rank(baseline)
}

const rank = (version: string): number => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major * 1000 + minor
}

const builtIns = (area: BuiltIn['area']): readonly (BuiltIn & { readonly isOld: boolean })[] =>
  Object.entries(areas[area])
    .filter(([owner]) => !owner.startsWith('__'))
    .flatMap(([owner, facts]) => [
      { area, owner, isOld: isOldEnough(facts as Feature) },
      ...Object.entries(facts)
        .filter(([name]) => !name.startsWith('__') && !name.endsWith('_event') && name !== owner)
        .map(([name, feature]) => ({
          area,
          owner,
          name: name.replace('_static', ''),
          isStatic: name.endsWith('_static'),
          isOld: isOldEnough(feature),
        })),
    ])

const ALL = [...builtIns('javascript'), ...builtIns('api')]

/** What one of the oldest supported browsers lacks. */
export const YOUNGER_BUILT_INS: readonly BuiltIn[] = ALL.filter(({ isOld }) => !isOld)

/** The test's own look at the page needs it; the app does not use it, which the test of the bundle shows. */
const NEEDED_BY_TESTS = 'checkVisibility'

const oldNames = new Set(ALL.filter(({ isOld }) => isOld).map(({ name }) => name))

/**
 * Names of younger methods that nothing older has: where they are called, what they are called on need not be known. Of
 * pages' own objects there are too many names that something else has too; the journeys run without those.
 */
export const YOUNGER_METHODS: ReadonlySet<string> = new Set([
  NEEDED_BY_TESTS,
  ...YOUNGER_BUILT_INS.filter(({ area, name }) => area === 'javascript' && !oldNames.has(name)).flatMap(
    ({ name }) => name ?? [],
  ),
])

/** The page is to run without them. Call it before its address is opened. */
export const removeYoungerBuiltIns = (page: Page): Promise<unknown> =>
  page.addInitScript(
    removeBuiltIns,
    YOUNGER_BUILT_INS.filter(({ name }) => name !== NEEDED_BY_TESTS),
  )

/** Runs in the page before its own scripts. */
const removeBuiltIns = (builtIns: readonly BuiltIn[]): void => {
  const root = globalThis as unknown as Record<string, { readonly prototype?: object } | undefined>
  for (const { area, owner, name, isStatic } of builtIns) {
    const found = root[owner]
    if (!found || name === undefined) continue
    if (isStatic || area === 'javascript') Reflect.deleteProperty(found, name)
    const { prototype } = found
    if (prototype && !isStatic) Reflect.deleteProperty(prototype, name)
  }
  for (const { owner, name } of builtIns) if (name === undefined) Reflect.deleteProperty(root, owner)
}
