/** Everything that can be said of the code without running it. `npm run check`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findMisplaced } from './one-place.ts'

const MAX_LINES = 400

const steps: readonly (readonly [string, readonly string[]])[] = [
  ['biome', ['ci', '--error-on-warnings', '--colors=off']],
  ['tsc', ['-p', '.']],
  ['tsc', ['-p', 'apps/web']],
  ['tsc', ['-p', 'apps/web/service-worker']],
  [
    'depcruise',
    ['packages', 'apps', 'benchmarks', 'scripts', '--config', '.dependency-cruiser.js', '--output-type', 'err'],
  ],
  ['knip', []],
]

const listFiles = (): readonly string[] => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], { encoding: 'utf8' }).trim().split('\n')
  // A file that was deleted and not committed yet is still listed.
  return files.filter(existsSync)
}

const read = (file: string): string => readFileSync(file, 'utf8')

const findTooLong = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const lines = read(file).split('\n').length
    return lines > MAX_LINES ? [`${file}: ${lines} lines; a file is one idea, ${MAX_LINES} at most`] : []
  })

let isGreen = true
for (const [command, args] of steps) {
  process.stdout.write(`→ ${command} ${args.join(' ')}\n`)
  isGreen = spawnSync(command, args, { stdio: 'inherit' }).status === 0 && isGreen
}
const files = listFiles()
const findings = [...findTooLong(files), ...findMisplaced(files, read)]
for (const line of findings) process.stdout.write(`${line}\n`)
process.exit(isGreen && findings.length === 0 ? 0 : 1)
