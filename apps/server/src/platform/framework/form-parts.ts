/** One part of `multipart/form-data`, as a stretch of the body. */
export type FormPart = { readonly start: number; readonly end: number }

/** A form has a handful of fields; more is an attack on what looks for them. */
const MAX_PARTS = 20

/** Finds the parts of a form while its body goes by, whole in no memory: add every piece, then ask for the parts. */
export const formPartFinder = (boundary: string) => {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const places: number[] = []
  // The first delimiter stands at the very beginning, without the line break.
  let tail: Buffer = Buffer.from('\r\n')
  let tailAt = -tail.length
  return {
    add(piece: Buffer): void {
      const searched = Buffer.concat([tail, piece])
      let from = 0
      for (;;) {
        const at = searched.indexOf(delimiter, from)
        if (at < 0 || places.length > MAX_PARTS) break
        places.push(tailAt + at)
        from = at + delimiter.length
      }
      const kept = Math.max(from, searched.length - delimiter.length + 1)
      tailAt += kept
      tail = searched.subarray(kept)
    },
    /** Undefined: there are too many. Whether the last delimiter ends the form stands behind it, at `end`. */
    parts(): { readonly parts: readonly FormPart[]; readonly end: number } | undefined {
      if (places.length === 0 || places.length > MAX_PARTS) return undefined
      const parts = places.slice(1).map((end, index) => ({ start: (places[index] ?? 0) + delimiter.length, end }))
      return { parts, end: (places.at(-1) ?? 0) + delimiter.length }
    },
  }
}

/** `boundary=` of a content type; undefined where there is none that may be one. */
export const boundaryOf = (contentType: string): string | undefined => {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  return found?.[1] ?? found?.[2]
}

export type PartHead = { readonly name: string; readonly fileName: string | undefined; readonly length: number }

/** What stands before the content of a part; undefined where nothing says which field it is. */
export const readPartHead = (bytes: Buffer): PartHead | undefined => {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const disposition = /^content-disposition:(.*)$/im.exec(bytes.toString('utf8', 0, end))?.[1]
  if (disposition === undefined) return undefined
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1]
  if (name === undefined) return undefined
  return { name, fileName: /;\s*filename="([^"]*)"/i.exec(disposition)?.[1], length: end + 4 }
}
