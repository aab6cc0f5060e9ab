import { fileNameProblem, normalizedFileName } from '../../files/file-names.ts'
import { done, refuse } from '../refusals.ts'
import type { Handlers } from './handler.ts'

export const nameCommands: Handlers<'rename'> = {
  rename: (scene, command) => {
    const name = normalizedFileName(command.name)
    if (fileNameProblem(name) !== null) return refuse('invalid-name')
    return done(name === scene.name ? scene : { ...scene, name })
  },
}
