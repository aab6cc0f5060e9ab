import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import sharp, { type Sharp } from 'sharp'
import type { Answer, ErrorAnswer, TestServer } from './test-server.ts'

type Upload = { readonly bytes: Uint8Array; readonly name?: string; readonly fields?: Readonly<Record<string, string>> }

/** Sends a picture as a browser's form would. */
export const uploadImage = (
  server: TestServer,
  as: string | undefined,
  upload: Upload,
): Promise<Answer<Image & ErrorAnswer>> => uploadFile(server, as, 'images', upload)

/** The same to any resource that takes a form. */
export const uploadFile = async <Body>(
  { app }: TestServer,
  as: string | undefined,
  path: string,
  { bytes, name = 'bild.png', fields = {} }: Upload,
): Promise<Answer<Body>> => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  const sent = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

/** A plain picture; two with the same numbers are the same file. */
export const picture = (width: number, height: number, red = 200): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 120, b: 40 } } })
