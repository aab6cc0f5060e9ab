/**
 * Takes the place of `react/jsx-runtime` in the whole app, the libraries included (`vite.config.ts`): the one point that
 * every element passes.
 */
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { protectFromTranslators } from './protect-from-translators.ts'

export { Fragment }

export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, protectFromTranslators(type, props), key)

export const jsxs: typeof reactJsxs = (type, props, key) => {
  const result = protectFromTranslators(type, props)
  return Array.isArray(result.children) ? reactJsxs(type, result, key) : reactJsx(type, result, key)
}
