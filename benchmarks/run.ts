import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Figure } from './figures/figure.ts'
import { figureTable } from './figures/figure-table.ts'

/** Each is loaded only when it runs, so that none measures what another has left in memory or made fast. */
const BENCHMARKS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  'search-index': async () => (await import('./search-index.ts')).measureSearchIndex(),
  'search-throughput': async () => (await import('./search-throughput.ts')).measureSearchThroughput(),
  'session-throughput': async () => (await import('./session-throughput.ts')).measureSessionThroughput(),
  'embedded-load': async () => (await import('./embedded-load.ts')).measureEmbeddedLoad(),
  'two-servers': async () => (await import('./two-servers.ts')).measureTwoServers(),
  'search-scale': async () => (await import('./search-scale.ts')).measureSearchScale(),
  'key-to-paint': async () => (await import('./key-to-paint.ts')).measureKeyToPaint(),
  'answer-to-next-card': async () => (await import('./answer-to-next-card.ts')).measureAnswerToNextCard(),
  'spelling-media': async () => (await import('./spelling-media.ts')).measureSpellingMedia(),
  'text-parsers': async () => (await import('./text-parsers.ts')).measureTextParsers(),
  'page-texts': async () => (await import('./page-texts.ts')).measurePageTexts(),
  'picture-variants': async () => (await import('./picture-variants.ts')).measurePictureVariants(),
  'film-ranges': async () => (await import('./film-ranges.ts')).measureFilmRanges(),
  'document-pdf': async () => (await import('./document-pdf.ts')).measureDocumentPdf(),
  'document-editor': async () => (await import('./document-editor.ts')).measureDocumentEditor(),
  'folder-to-paint': async () => (await import('./folder-to-paint.ts')).measureFolderToPaint(),
  'file-tree': async () => (await import('./file-tree.ts')).measureFileTree(),
  'demo-import': async () => (await import('./demo-import.ts')).measureDemoImport(),
  'event-loop': async () => (await import('./event-loop.ts')).measureEventLoop(),
  'memory-under-load': async () => (await import('./memory-under-load.ts')).measureMemoryUnderLoad(),
  'first-visit': async () => (await import('./first-visit.ts')).measureFirstVisit(),
  'start-and-memory': async () => (await import('./start-and-memory.ts')).measureStartAndMemory(),
}

const namesToRun = (): readonly string[] => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const unknown = positionals.filter((name) => !(name in BENCHMARKS))
  if (unknown.length === 0) return positionals.length > 0 ? positionals : Object.keys(BENCHMARKS)
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}`)
  return process.exit(2)
}

const machine = (): string => {
  const [cpu] = cpus()
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
  return `Node ${process.version}, ${cpus().length} × ${cpu?.model}, load of the machine ${load}, ${new Date().toISOString()}`
}

console.log(machine())
for (const name of namesToRun()) {
  const startedAt = performance.now()
  console.log(`\n## ${name}\n`)
  const figures = await BENCHMARKS[name]?.()
  console.log(figureTable(figures ?? []))
  console.log(`\n${Math.round((performance.now() - startedAt) / 1000)} s`)
}
