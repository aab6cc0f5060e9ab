import { describe, expect, test } from 'vitest'
import { createPlayback } from './playback.ts'

/** A film of 100 frames that obeys like a `<video>`, without a browser. Time passes only by `showFrame`. */
class FakeFilm extends EventTarget {
  duration = 4
  currentTime = 0
  paused = true
  seeking = false
  loop = false
  playbackRate = 1
  defaultPlaybackRate = 1
  error: unknown = null
  readyState = 1
  isRefusing = false
  private onFrame: ((now: number, facts: { mediaTime: number }) => void) | undefined

  play(): Promise<void> {
    if (this.isRefusing) return Promise.reject(new Error('not allowed'))
    this.paused = false
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  }
  pause(): void {
    if (this.paused) return
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  load(): void {
    this.replaceFile()
  }
  requestVideoFrameCallback(callback: (now: number, facts: { mediaTime: number }) => void): number {
    this.onFrame = callback
    return 1
  }
  cancelVideoFrameCallback(): void {
    this.onFrame = undefined
  }
  showFrame(frame: number): void {
    this.currentTime = frame / 25
    this.onFrame?.(0, { mediaTime: frame / 25 })
  }
  end(): void {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }
  /** What a new `src` does: everything starts over. */
  replaceFile(): void {
    this.paused = true
    this.currentTime = 0
    this.dispatchEvent(new Event('emptied'))
    this.dispatchEvent(new Event('loadedmetadata'))
  }
}

const setUp = (prepare: (film: FakeFilm) => void = () => undefined) => {
  const film = new FakeFilm()
  prepare(film)
  const playback = createPlayback(film as unknown as HTMLVideoElement)
  return { film, playback, shownFrame: () => Math.floor(film.currentTime * 25 + 0.01) }
}

describe('playback', () => {
  test('knows its frames once the film is there', () => {
    expect(setUp().playback.getState()).toMatchObject({ status: 'ready', frame: 0, frameCount: 100, isPlaying: false })
  })

  test('goes on with a film that plays already', () => {
    const { film, playback } = setUp((film) => {
      void film.play()
      film.currentTime = 2
    })
    expect(playback.getState()).toMatchObject({ isPlaying: true, frame: 50 })
    playback.start()
    expect(film.currentTime).toBe(2)
    expect(film.paused).toBe(false)
  })

  test('starts a film, but not one that the viewer has stopped before', () => {
    const { film, playback } = setUp()
    playback.start()
    expect(film.paused).toBe(false)
    const stopped = setUp((film) => (film.currentTime = 2))
    stopped.playback.start()
    expect(stopped.film.paused).toBe(true)
    expect(stopped.playback.getState().frame).toBe(50)
    stopped.playback.start()
    expect(stopped.film.paused).toBe(false)
  })

  test('follows the frames that reach the screen', () => {
    const { film, playback } = setUp()
    playback.play()
    film.showFrame(12)
    film.showFrame(13)
    expect(playback.getState()).toMatchObject({ frame: 13, isPlaying: true })
  })

  test('a step stops the film and shows exactly the next frame', () => {
    const { film, playback, shownFrame } = setUp()
    playback.play()
    film.showFrame(12)
    playback.step(1)
    expect(film.paused).toBe(true)
    expect(shownFrame()).toBe(13)
    playback.step(-1)
    playback.step(-1)
    expect(playback.getState().frame).toBe(11)
  })

  test('stays where a seek leads when a frame from before it is reported late', () => {
    const { film, playback } = setUp()
    playback.seek(99)
    film.seeking = true
    film.showFrame(0)
    film.seeking = false
    playback.step(1)
    expect(playback.getState().frame).toBe(99)
  })

  test('stays where a seek of the paused film leads when an earlier frame is reported after it has arrived', () => {
    const { film, playback } = setUp()
    playback.seek(99)
    film.showFrame(0)
    expect(playback.getState().frame).toBe(99)
    playback.step(-1)
    film.showFrame(99)
    expect(playback.getState().frame).toBe(98)
    playback.play()
    film.showFrame(99)
    expect(playback.getState().frame).toBe(99)
  })

  test('follows the frame that reaches the screen after the film was paused', () => {
    const { film, playback } = setUp()
    playback.seek(10)
    playback.play()
    film.showFrame(12)
    playback.pause()
    film.showFrame(13)
    expect(playback.getState().frame).toBe(13)
  })

  test('steps stay inside the film', () => {
    const { playback } = setUp()
    playback.step(-1)
    expect(playback.getState().frame).toBe(0)
    playback.seek(500)
    playback.step(1)
    expect(playback.getState().frame).toBe(99)
  })

  test('leaves the loop of the whole film to the browser, which has no gap', () => {
    const { film, playback } = setUp()
    playback.setLooping(true)
    expect(film.loop).toBe(true)
    playback.setLooping(false)
    expect(film.loop).toBe(false)
  })

  test('repeats the part between A and B', () => {
    const { film, playback, shownFrame } = setUp()
    playback.seek(10)
    playback.markLoopStart()
    playback.seek(20)
    playback.markLoopEnd()
    expect(film.loop).toBe(false)
    playback.play()
    expect(shownFrame()).toBe(10)
    film.showFrame(20)
    expect(playback.getState().frame).toBe(20)
    film.showFrame(21)
    expect(shownFrame()).toBe(10)
  })

  test('a part up to the end of the film is repeated too', () => {
    const { film, playback, shownFrame } = setUp()
    playback.seek(60)
    playback.markLoopStart()
    playback.play()
    film.showFrame(99)
    film.end()
    expect(film.paused).toBe(false)
    expect(shownFrame()).toBe(60)
  })

  test('without a loop the film stops on its last frame, and play starts from the beginning', () => {
    const { film, playback, shownFrame } = setUp()
    playback.setLooping(false)
    playback.play()
    film.showFrame(99)
    film.end()
    expect(playback.getState()).toMatchObject({ frame: 99, isPlaying: false })
    playback.togglePlay()
    expect(shownFrame()).toBe(0)
    expect(film.paused).toBe(false)
  })

  test('continues at the same frame when a better file replaces the film', () => {
    const { film, playback, shownFrame } = setUp()
    playback.play()
    film.showFrame(42)
    film.replaceFile()
    expect(shownFrame()).toBe(42)
    expect(film.paused).toBe(false)
  })

  test('stays paused at the same frame when it was paused before', () => {
    const { film, playback, shownFrame } = setUp()
    playback.play()
    film.showFrame(42)
    playback.pause()
    film.replaceFile()
    expect(shownFrame()).toBe(42)
    expect(film.paused).toBe(true)
  })

  test('says that the film could not be loaded, and loads it again on demand', () => {
    const { film, playback } = setUp()
    film.dispatchEvent(new Event('error'))
    expect(playback.getState().status).toBe('failed')
    playback.retry()
    expect(playback.getState().status).toBe('ready')
  })

  test('shows standstill when the browser refuses to start', async () => {
    const { film, playback } = setUp()
    film.isRefusing = true
    playback.play()
    await Promise.resolve()
    expect(playback.getState().isPlaying).toBe(false)
  })

  test('keeps the speed for the next file', () => {
    const { film, playback } = setUp()
    playback.setSpeed(0.25)
    expect([film.playbackRate, film.defaultPlaybackRate]).toEqual([0.25, 0.25])
  })

  test('calls no listener after it was disposed of', async () => {
    const { film, playback } = setUp()
    film.isRefusing = true
    playback.play()
    let calls = 0
    playback.subscribe(() => {
      calls += 1
    })
    playback.dispose()
    film.dispatchEvent(new Event('play'))
    film.showFrame(5)
    await Promise.resolve()
    expect(calls).toBe(0)
  })
})
