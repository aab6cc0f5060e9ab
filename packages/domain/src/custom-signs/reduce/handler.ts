import type { SceneCommandOf, SceneCommandType } from '../commands.ts'
import type { Outcome } from '../refusals.ts'
import type { Scene } from '../scene.ts'

/** What one command does. It has checked all its facts when it changes something: it applies whole or not at all. */
export type Handler<Type extends SceneCommandType> = (scene: Scene, command: SceneCommandOf<Type>) => Outcome

export type Handlers<Type extends SceneCommandType> = { readonly [Each in Type]: Handler<Each> }
