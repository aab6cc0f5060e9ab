import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'

/** What is edited of a custom sign that the server has told of. */
export const sceneOf = ({ signType, name, objects, signTypeProperties, fixedObjects }: CustomSign): Scene =>
  ({ signType, name, objects, signTypeProperties, fixedObjects }) as Scene

/**
 * Whether this was a scene when it was kept in this browser. The server looks at it more closely than this when it is
 * saved.
 */
export const isScene = (value: unknown): value is Scene =>
  typeof value === 'object' &&
  value !== null &&
  'signType' in value &&
  (value.signType === 'signOnly' || value.signType === 'signBox') &&
  'name' in value &&
  typeof value.name === 'string' &&
  'objects' in value &&
  Array.isArray(value.objects) &&
  'signTypeProperties' in value &&
  'fixedObjects' in value &&
  typeof value.fixedObjects === 'object'
