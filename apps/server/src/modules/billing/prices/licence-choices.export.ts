import { jsonPart } from '../../accounts/extensions/index.ts'
import { oldestChoice } from './licence-choice.ts'
import { findLicenceChoice } from './licence-choices.repository.ts'

export const licenceChoicesExport = jsonPart(
  'lizenzwahl.json',
  'die Lizenz, die du ausgewählt und noch nicht bestellt hast',
  async ({ db, userId }) => {
    const row = await findLicenceChoice(db, userId, oldestChoice(new Date()))
    if (!row) return null
    const { userId: _, ...choice } = row
    return choice
  },
)
