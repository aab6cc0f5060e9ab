import type { MediaStorage, StoredContent } from '../../platform/storage/storage.ts'
import type { Demand, FoundMedium, VariantKey } from './variants/variant.ts'
import type { VariantStore } from './variants/variant-store.ts'

/** A variant, made now if need be. Lost by the store it is made anew while it is sent. */
export const openVariant = async <R extends VariantKey & { readonly kind: string }>(
  variants: VariantStore<R>,
  storage: MediaStorage,
  recipe: R,
  demand?: Demand,
): Promise<FoundMedium> => {
  const stored = await variants.obtain(recipe, demand)
  return {
    ...stored,
    async open(range) {
      const content = await storage.get(stored.key, range)
      if (content?.totalLength === stored.byteLength) return content
      // The store lost it or holds another writer's: made anew, for the content must be the one the tag names.
      discard(content)
      await variants.forget(recipe, stored)
      const again = await variants.obtain(recipe, demand)
      return again.sha256 === stored.sha256 ? storage.get(again.key, range) : undefined
    },
  }
}

const discard = (content: StoredContent | undefined): void => {
  if (content !== undefined && !(content.body instanceof Uint8Array)) content.body.destroy()
}
