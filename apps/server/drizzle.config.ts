import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/*/tables/*.ts', './src/platform/**/*.table.ts'],
  out: './src/platform/database/migrations',
})
