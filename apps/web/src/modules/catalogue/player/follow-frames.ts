/**
 * Calls `onTime` with the media time in seconds of every frame that reaches the screen. Exact where the browser has
 * `requestVideoFrameCallback`; else by looking at the clock on each animation frame while it plays.
 */
export const followFrames = (film: HTMLVideoElement, onTime: (timeS: number) => void): (() => void) =>
  typeof film.requestVideoFrameCallback === 'function' ? followExactly(film, onTime) : followByClock(film, onTime)

const followExactly = (film: HTMLVideoElement, onTime: (timeS: number) => void) => {
  let request = 0
  const next = () => {
    request = film.requestVideoFrameCallback((_now, { mediaTime }) => {
      onTime(mediaTime)
      next()
    })
  }
  next()
  return () => film.cancelVideoFrameCallback(request)
}

const followByClock = (film: HTMLVideoElement, onTime: (timeS: number) => void) => {
  let request = 0
  const look = () => {
    onTime(film.currentTime)
    request = film.paused ? 0 : requestAnimationFrame(look)
  }
  const start = () => {
    if (request === 0) look()
  }
  film.addEventListener('play', start)
  film.addEventListener('seeked', start)
  if (!film.paused) start()
  return () => {
    cancelAnimationFrame(request)
    film.removeEventListener('play', start)
    film.removeEventListener('seeked', start)
  }
}
