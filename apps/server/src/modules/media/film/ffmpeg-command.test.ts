import { describe, expect, it } from 'vitest'
import { type FfmpegTask, ffmpegArguments, fitsFfmpeg } from './ffmpeg-command.ts'
import { findFfmpeg } from './run-ffmpeg.ts'

const task: FfmpegTask = {
  input: '/uploads/-i evil;name.mov',
  output: '/tmp/film.mp4',
  facts: {
    width: 1920,
    height: 1080,
    durationMs: 4000,
    container: 'mp4',
    parts: [{ from: 1.5, seconds: 4, rate: 1 }],
    skippedSeconds: 1.5,
    isPlain: true,
  },
  colours: { matrix: 'bt601', range: 'full', transfer: 'sdr' },
  height: 720,
  watermark: undefined,
  toneMap: undefined,
  maxBytes: 1_000_000,
}
const after = (commandLine: readonly string[], option: string) =>
  commandLine.flatMap((word, index) => (word === option ? [commandLine[index + 1]] : []))

describe('the command for ffmpeg', () => {
  it('asks for H.264 with 25 frames a second, a key frame every fifth, moov first', () => {
    const line = ffmpegArguments(task)
    const settings = ['-c:v', '-pix_fmt', '-r', '-g', '-keyint_min', '-sc_threshold', '-bf', '-movflags']
    expect(settings.flatMap((option) => after(line, option))).toEqual([
      ...['libx264', 'yuv420p', '25', '5', '5', '0', '0', '+faststart'],
    ])
    expect(after(line, '-filter_complex')[0]).toContain('setpts=PTS-round(1.5/TB),trim=end=3.999,fps=25:start_time=0,')
  })

  it('reads the colours as they are stored, keeps them as BT.709 of limited range and says so', () => {
    const line = ffmpegArguments(task)
    const [filter] = after(line, '-filter_complex')
    expect(filter).toContain(':out_color_matrix=bt709:out_range=limited:in_color_matrix=bt601:in_range=full')
    expect(filter).toContain('setparams=range=limited:color_primaries=bt709:color_trc=bt709:colorspace=bt709[film]')
    expect([after(line, '-color_range'), after(line, '-colorspace')]).toEqual([['tv'], ['bt709']])
  })

  it('leaves out sound, subtitles and whatever the file says about itself', () => {
    expect(ffmpegArguments(task)).toEqual(
      expect.arrayContaining(['-an', '-sn', '-dn', '-map_metadata', '-map_chapters']),
    )
  })

  it('bounds length and size', () => {
    const line = ffmpegArguments(task)
    expect([after(line, '-frames:v'), after(line, '-fs')]).toEqual([['100'], ['1000000']])
  })

  it('opens only files, as the container that was recognised, and never takes a name for an option', () => {
    const line = ffmpegArguments({ ...task, facts: { ...task.facts, container: 'webm' } })
    expect(after(line, '-protocol_whitelist')).toEqual(['file'])
    expect(after(line, '-f')).toEqual(['matroska', 'mp4'])
    expect(after(line, '-i')).toEqual(['file:/uploads/-i evil;name.mov'])
    expect(line.at(-1)).toBe('file:/tmp/film.mp4')
  })

  it('lays the watermark over the film in its size', () => {
    const line = ffmpegArguments({ ...task, watermark: '/tmp/mark.png' })
    expect(after(line, '-i')).toEqual(['file:/uploads/-i evil;name.mov', 'file:/tmp/mark.png'])
    expect(after(line, '-filter_complex')[0]).toContain('[plain];[1:v:0]scale=1280:720:')
    expect(after(line, '-filter_complex')[0]).toContain('[plain][mark]overlay')
  })
})

describe('ffmpeg makes', () => {
  const { facts } = task
  const [part] = facts.parts as [(typeof facts.parts)[number]]
  it.each([
    ['a trimmed film', {}, true],
    ['no film in several stretches', { parts: [part, part] }, false],
    ['no still picture', { parts: [{ ...part, rate: 0 }] }, false],
    ['no film in pieces, of several tracks, or whose times programs read otherwise', { isPlain: false }, false],
    ['no end of a long recording', { skippedSeconds: 600 }, false],
  ])('%s', (_, change, fits) => {
    expect(fitsFfmpeg({ ...facts, ...change })).toBe(fits)
  })
})

describe('looking for ffmpeg', () => {
  it('finds none on a path without it', async () => {
    expect(await findFfmpeg('/nowhere:/proc')).toBeUndefined()
  })
})
