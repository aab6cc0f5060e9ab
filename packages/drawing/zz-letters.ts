import sharp from 'sharp'
import { PLAIN_LOOK } from '@gebaerdenraum/domain/hands/spelling-look'
import { drawSignOnly } from './src/fingerspelling/draw-sign-only.ts'
import { LETTERS } from './src/hands/letter-poses.ts'
const look: any = PLAIN_LOOK
const sheet = async (ls: readonly string[], S: number, cols: number, lk: any, out: string, bg = '#fff') => {
  const tiles: any[] = []
  for (const [i, l] of ls.entries()) { const p = drawSignOnly(l, lk); tiles.push({ input: await sharp(Buffer.from(p.svg)).resize(S, S, { fit: 'contain', background: bg }).flatten({ background: bg }).png().toBuffer(), left: (i % cols) * (S + 6), top: Math.floor(i / cols) * (S + 6) }) }
  await sharp({ create: { width: cols * (S + 6), height: Math.ceil(ls.length / cols) * (S + 6), channels: 3, background: '#888' } }).composite(tiles).png().toFile(out)
}
const L = [...LETTERS] as string[]
console.log(L.join(' '))
for (let i = 0; i < 31; i += 6) await sheet(L.slice(i, i + 6), 500, 3, look, `/tmp/r2/big-${i / 6}.png`)
await sheet(L, 40, 8, look, '/tmp/r2/small.png'); await sheet(L, 40, 8, { ...look, colouring: 'lineArt' }, '/tmp/r2/small-line.png')
await sheet(L, 220, 8, { ...look, colouring: 'lineArt' }, '/tmp/r2/line.png')
await sheet(['Hundehof', 'Zoo', 'Jäz', 'Quax', 'zu Fuß', 'Straße'], 500, 3, look, '/tmp/r2/w.png')
await sheet(['Hundehof', 'Zoo', 'Jäz', 'Quax', 'zu Fuß', 'Straße'], 500, 3, { ...look, colouring: 'lineArt' }, '/tmp/r2/w-line.png')
