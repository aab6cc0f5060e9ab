/** `jsx-runtime.ts` for the development server. */
import { Fragment, jsxDEV as reactJsxDEV } from 'react/jsx-dev-runtime'
import { protectFromTranslators } from './protect-from-translators.ts'

export { Fragment }

export const jsxDEV: typeof reactJsxDEV = (type, props, key, isStatic, ...rest) => {
  const result = protectFromTranslators(type, props)
  return reactJsxDEV(type, result, key, isStatic && Array.isArray(result.children), ...rest)
}
