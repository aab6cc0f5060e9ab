import type { CustomSign } from '@gebaerdenraum/domain/custom-signs/custom-signs.contract'
import { type Scene, toStoredScene } from '@gebaerdenraum/domain/custom-signs/scene'
import type { TestServer } from './test-server.ts'

/** A custom sign with this scene, in the personal root of whoever makes it or in the node made for it. */
export const givenCustomSign = async (
  server: TestServer,
  as: string,
  scene: Scene,
  node?: string,
): Promise<CustomSign> => {
  const place = node === undefined ? { name: scene.name } : { node }
  const data = { signType: scene.signType, ...place, ...toStoredScene(scene) }
  const { status, body } = await server.call<CustomSign>('POST', 'custom-signs', { as, data })
  if (status !== 201) throw new Error(`The custom sign was not made: ${JSON.stringify(body)}`)
  return body
}
