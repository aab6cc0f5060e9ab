import { fileNameProblem, normalizedFileName } from '../../files/file-names.ts'
import { keptText } from '../../kernel/kept-text.ts'
import { PROPERTY_RULES } from '../document-texts.ts'
import { done, refuse } from '../refusals.ts'
import type { Handlers } from './handler.ts'

export const propertyCommands: Handlers<'rename' | 'set-property' | 'set-logo'> = {
  rename: (content, command) => {
    const name = normalizedFileName(command.name)
    if (fileNameProblem(name) !== null) return refuse('invalid-name')
    return done(name === content.name ? content : { ...content, name })
  },
  'set-property': (content, { property, text }) => {
    const kept = keptText(text, PROPERTY_RULES[property])
    if (kept === content.properties[property]) return done(content)
    return done({ ...content, properties: { ...content.properties, [property]: kept } })
  },
  'set-logo': (content, { logo }) =>
    done(
      logo?.objectId === content.properties.logo?.objectId
        ? content
        : { ...content, properties: { ...content.properties, logo } },
    ),
}
