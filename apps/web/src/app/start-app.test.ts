import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TOKEN_KEY } from '../api/access-token.ts'
import { VIEW_KEY } from '../api/view-tab.ts'

const SCRIPT = readFileSync(join(import.meta.dirname, '../../public/start-app.js'), 'utf8')

test('the script that starts the app knows where sign-ins are stored', () => {
  expect(SCRIPT).toContain(`'${TOKEN_KEY}' in localStorage || '${VIEW_KEY}' in sessionStorage`)
})
