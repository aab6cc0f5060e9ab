import type { SceneCommand, SceneCommandType } from './commands.ts'
import { cardCommands } from './reduce/card-commands.ts'
import type { Handler, Handlers } from './reduce/handler.ts'
import { lookCommands } from './reduce/look-commands.ts'
import { nameCommands } from './reduce/name-commands.ts'
import { objectCommands } from './reduce/object-commands.ts'
import { pictureCommands } from './reduce/picture-commands.ts'
import type { Outcome } from './refusals.ts'
import type { Scene } from './scene.ts'

/**
 * The scene after a command, or why it does not apply. Pure; a command applies whole or not at all, and one that changes
 * nothing gives the very same scene.
 */
export const applySceneCommand = (scene: Scene, command: SceneCommand): Outcome =>
  handlerOf(command.type)(scene, command)

/** For histories: what does not apply changes nothing. */
export const reduceScene = (scene: Scene, command: SceneCommand): Scene => {
  const outcome = applySceneCommand(scene, command)
  return outcome.ok ? outcome.scene : scene
}

const HANDLERS: Handlers<SceneCommandType> = {
  ...nameCommands,
  ...objectCommands,
  ...lookCommands,
  ...cardCommands,
  ...pictureCommands,
}

const handlerOf = <Type extends SceneCommandType>(type: Type): Handler<Type> => HANDLERS[type]
