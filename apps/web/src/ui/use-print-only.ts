import { useEffect } from 'react'

/**
 * Marks the page while something is shown that is printed alone (`:root[data-printed]` in its styles). Selectors with
 * `:has()` are younger than the oldest supported browsers.
 */
export const usePrintOnly = (part: 'codes' | 'sheet'): void => {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['printed'] = part
    return () => {
      delete dataset['printed']
    }
  }, [part])
}
