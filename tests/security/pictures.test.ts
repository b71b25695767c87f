import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addressOfFiles } from '../../admin/service/base/audit/addressOfFiles.ts'
import { isPlainWebp } from '../../admin/service/pictures/isPlainWebp.ts'
import type { Service } from '../../admin/service/run/startService.ts'
import { type DeskClient, signInAs, signInOwner } from '../../admin/service/testing/deskClient.ts'
import { startTestService } from '../../admin/service/testing/startTestService.ts'
import type { UploadedPicture } from '../../admin/api/pictureApi.ts'

const SCRIPT = '<script>alert(document.domain)</script>'
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } })

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const framed = Buffer.alloc(8 + head.length)
  framed.writeUInt32BE(body.length, 0)
  head.copy(framed, 4)
  framed.writeUInt32BE(crc32(head), 4 + head.length)
  return framed
}

/** A PNG of a few bytes that claims this size; its lines are zeros, which pack a thousandfold. */
function bomb(width: number, height: number, lines = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc((width + 1) * lines), { level: 9 })
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Nothing that packs well. */
const noise = (width: number, height: number, pageHeight = height) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width, height, channels: 3, pageHeight },
  })

const hostile: readonly { what: string; make: () => Promise<Buffer> | Buffer; why: string }[] = [
  { what: 'nothing at all', make: () => Buffer.alloc(0), why: 'empty' },
  { what: 'one byte', make: () => Buffer.from([0x89]), why: 'type' },
  { what: 'a page', make: () => Buffer.from(`<!doctype html>${SCRIPT}`), why: 'type' },
  {
    what: 'an SVG that calls itself a PNG',
    make: () =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>`),
    why: 'type',
  },
  {
    what: 'an SVG behind the beginning of a PNG',
    make: () =>
      Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), Buffer.from('<svg onload="alert(1)"/>')]),
    why: 'broken',
  },
  { what: 'a GIF', make: () => plain(4, 4).gif().toBuffer(), why: 'type' },
  { what: 'a GIF that is a script', make: () => Buffer.from('GIF89a/*\0*/=1;alert(1)//'), why: 'type' },
  { what: 'a TIFF', make: () => plain(4, 4).tiff().toBuffer(), why: 'type' },
  { what: 'a PDF', make: () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>'), why: 'type' },
  {
    what: 'a JPEG that ends early',
    make: async () => (await plain(600, 400).jpeg().toBuffer()).subarray(0, 900),
    why: 'broken',
  },
  {
    what: 'a PNG that ends early',
    make: async () => (await noise(300, 300).png().toBuffer()).subarray(0, 2500),
    why: 'broken',
  },
  {
    what: 'a WebP that ends early',
    make: async () => (await noise(300, 300).webp().toBuffer()).subarray(0, 9000),
    why: 'broken',
  },
  {
    what: 'the beginning of a JPEG before noise',
    make: () => Buffer.concat([Buffer.from([255, 216, 255, 224]), Buffer.alloc(5000, 7)]),
    why: 'broken',
  },
  { what: '50 million pixels', make: () => bomb(10_000, 5_000, 1), why: 'pixels' },
  { what: 'more pixels than a number holds', make: () => bomb(0x7fffffff, 0x7fffffff, 0), why: 'broken' },
  { what: 'a PNG whose size is nothing', make: () => bomb(0, 0, 0), why: 'broken' },
  {
    what: 'a moving WebP',
    make: async () =>
      noise(8, 24, 8)
        .webp({ loop: 0, delay: [9, 9, 9] })
        .toBuffer(),
    why: 'moving',
  },
  {
    what: 'a moving PNG',
    make: async () => {
      const png = await plain(8, 8).png().toBuffer()
      return Buffer.concat([
        png.subarray(0, 33),
        chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
        png.subarray(33),
      ])
    },
    why: 'moving',
  },
]

const harmless: readonly { what: string; make: () => Promise<Buffer> | Buffer; size?: readonly [number, number] }[] = [
  {
    what: 'a PNG with a page behind it',
    make: async () => Buffer.concat([await plain(40, 20).png().toBuffer(), Buffer.from(SCRIPT)]),
    size: [40, 20],
  },
  {
    what: 'a PNG with a script among its texts',
    make: async () => {
      const png = await plain(40, 20).png().toBuffer()
      return Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)), png.subarray(33)])
    },
    size: [40, 20],
  },
  {
    what: 'a JPEG that is a script',
    make: async () => {
      const jpeg = await plain(40, 20).jpeg().toBuffer()
      const comment = Buffer.from(`*/=1;alert(1);/*${SCRIPT}`)
      const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
      return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2), Buffer.from('*/alert(1)')])
    },
    size: [40, 20],
  },
  {
    what: 'where a picture was taken, and a script among that',
    make: () =>
      plain(40, 20)
        .withExif({ IFD0: { Artist: SCRIPT }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } })
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
    size: [40, 20],
  },
  {
    what: 'a picture that lies on its side',
    make: () => plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    size: [20, 40],
  },
  { what: 'a single pixel', make: () => plain(1, 1).png().toBuffer(), size: [1, 1] },
  { what: 'a JPEG for print', make: () => plain(40, 20).toColourspace('cmyk').jpeg().toBuffer(), size: [40, 20] },
  { what: 'a PNG of 16 bits', make: () => plain(40, 20).toColourspace('rgb16').png().toBuffer(), size: [40, 20] },
  { what: 'an AVIF', make: () => plain(64, 32).avif({ effort: 0 }).toBuffer(), size: [64, 32] },
  { what: 'a PNG that unpacks to a thousand times its size', make: () => bomb(6_000, 6_000), size: [1200, 1200] },
  { what: 'a very tall one', make: () => plain(20, 16_000).png().toBuffer(), size: [5, 4096] },
]

describe('a picture that an operator uploads', () => {
  let service: Service
  let owner: DeskClient
  const upload = async (bytes: Buffer, name = 'a.png') =>
    owner.call<UploadedPicture & { code?: string; why?: string; message?: string }>(
      'POST',
      `/pictures?name=${encodeURIComponent(name)}`,
      bytes,
    )
  const load = (origin: string, sha: string, width = 800) => fetch(`${origin}/media/${sha}-${width}.webp`)

  async function open() {
    service = await startTestService()
    owner = await signInOwner(service)
  }

  it('is refused with words of its own, and the service stays, whatever it is', { timeout: 120_000 }, async () => {
    await open()
    const found: Record<string, unknown> = {}
    for (const { what, make } of hostile) {
      const { status, body } = await upload(Buffer.from(await make()))
      found[what] = `${status} ${String(body.code)} ${String(body.why)}`
    }
    expect(found).toEqual(Object.fromEntries(hostile.map(({ what, why }) => [what, `422 picture-refused ${why}`])))
    expect((await owner.call<{ pictures: unknown[] }>('GET', '/pictures')).body.pictures).toEqual([])
    expect((await fetch(`${service.publicUrl}/readyz`)).status).toBe(200)
  })

  it('is drawn anew, and has nothing else in it', { timeout: 120_000 }, async () => {
    await open()
    for (const { what, make, size } of harmless) {
      const { status, body } = await upload(Buffer.from(await make()))
      expect([what, status, body.code, body.picture?.width, body.picture?.height]).toEqual([
        what,
        201,
        undefined,
        ...(size ?? []),
      ])
      const bytes = Buffer.from(await (await load(service.publicUrl, body.picture.sha, 1200)).arrayBuffer())
      expect([what, isPlainWebp(bytes), bytes.includes('alert'), bytes.includes('<script')]).toEqual([
        what,
        true,
        false,
        false,
      ])
      const { format, width, exif, icc, xmp, orientation, space, depth } = await sharp(bytes).metadata()
      expect({ what, format, width, exif, icc, xmp, orientation, space, depth }).toEqual({
        what,
        format: 'webp',
        width: size?.[0],
        space: 'srgb',
        depth: 'uchar',
      })
    }
  })

  it('keeps what is transparent', async () => {
    await open()
    const { body } = await upload(await plain(500, 100, 4).png().toBuffer())
    const bytes = Buffer.from(await (await load(service.publicUrl, body.picture.sha)).arrayBuffer())
    const { channels } = await sharp(bytes).stats()
    expect(channels).toHaveLength(4)
    expect(channels[3]?.mean).toBeCloseTo(128, -1)
  })

  it('is served by both listeners as a picture that never changes, and as nothing else', async () => {
    await open()
    const { body } = await upload(await plain(900, 300).png().toBuffer(), '../../evil"><b>.png')
    const { sha, name, width, height } = body.picture
    expect({ name, width, height }).toEqual({ name: 'evil"><b>', width: 900, height: 300 })
    for (const address of [
      `${service.publicUrl}/media/`,
      `${service.deskUrl}/media/`,
      `${service.deskUrl}/preview/media/`,
    ]) {
      const answer = await fetch(`${address}${sha}-800.webp`)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
      const widths = await Promise.all(
        [400, 800, 1200].map(async (most) => {
          const bytes = await (await fetch(`${address}${sha}-${most}.webp`)).arrayBuffer()
          return (await sharp(Buffer.from(bytes)).metadata()).width
        }),
      )
      expect(widths).toEqual([400, 800, 900])
      for (const wrong of [
        `${sha}-801.webp`,
        `${sha}.webp`,
        `${sha}-800.png`,
        `${'0'.repeat(64)}-800.webp`,
        '..%2Fdata.webp',
      ])
        expect([wrong, (await fetch(`${address}${wrong}`)).status]).toEqual([wrong, 404])
    }
  })

  it('is refused above 8 MB before it is read, on this route; elsewhere a body stays small and is JSON', async () => {
    await open()
    const large = await upload(Buffer.alloc(8 * 1024 * 1024 + 1, 1))
    expect([large.status, large.body.code]).toEqual([413, 'too-large'])
    const elsewhere = await owner.call('PUT', '/draft/edits', new Uint8Array(10))
    expect(elsewhere.status).toBe(415)
  })

  it('comes back from an export only with the bytes of its address', async () => {
    await open()
    const { body } = await upload(await plain(900, 300).png().toBuffer())
    const { sha } = body.picture
    const { body: archived } = await owner.call<{ files: { width: number; bytes: string }[] }>(
      'GET',
      `/pictures/${sha}/files`,
    )
    const other = await plain(900, 300).webp().toBuffer()
    const wrong = { ...archived, files: archived.files.map((file) => ({ ...file, bytes: other.toString('base64') })) }
    expect(await owner.call('PUT', `/pictures/${sha}`, wrong)).toMatchObject({ status: 422, body: { why: 'altered' } })
    expect((await owner.call('PUT', `/pictures/${sha}`, archived)).body).toMatchObject({ isNew: false })

    // Files of their own address, in a width that no phone asks for.
    const odd = addressOfFiles([{ width: 7, bytes: other }])
    const narrow = { ...archived, files: [{ width: 7, bytes: other.toString('base64') }] }
    expect(await owner.call('PUT', `/pictures/${odd}`, narrow)).toMatchObject({ status: 422, body: { why: 'altered' } })
  })

  it('comes back from an export however badly it packs', async () => {
    await open()
    // Lossless noise has as many bytes as the tallest picture that the library keeps can have.
    const large = await sharp(randomBytes(1200 * 1900 * 3), { raw: { width: 1200, height: 1900, channels: 3 } })
      .webp({ lossless: true, effort: 0 })
      .toBuffer()
    expect(large.length).toBeGreaterThan(6 * 1024 * 1024)
    const small = await plain(400, 633).webp().toBuffer()
    const files = [
      { width: 400, bytes: small },
      { width: 800, bytes: large },
      { width: 1200, bytes: large },
    ]
    const archived = {
      name: 'Noise',
      alt: {},
      files: files.map(({ width, bytes }) => ({ width, bytes: bytes.toString('base64') })),
    }
    expect(await owner.call('PUT', `/pictures/${addressOfFiles(files)}`, archived)).toMatchObject({
      status: 200,
      body: { isNew: true },
    })
  })

  it('does not wait for all that another one has uploaded', async () => {
    await open()
    const eve = await signInAs(service, owner, 'editor', 'eve')
    const large = await plain(2_000, 2_000).png().toBuffer()
    const small = await plain(10, 10).png().toBuffer()
    const order: string[] = []
    const flood = Array.from({ length: 20 }, (_, at) =>
      eve
        .call<{ code?: string; why?: string; message?: string }>('POST', `/pictures?name=${at}.png`, large)
        .then((answer) => {
          if (answer.status === 201) order.push('eve')
          return answer
        }),
    )
    const refused = await Promise.race(flood)
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'pictures-waiting',
        why: 'own',
        message: 'Several of your pictures are still waiting to be read. Upload this one again once they are done.',
      },
    })
    expect(refused.headers.get('retry-after')).toBe('5')
    expect((await upload(small)).status).toBe(201)
    order.push('mina')
    const answers = await Promise.all(flood)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
    expect(answers.filter(({ body }) => body.why === 'own')).toHaveLength(12)
    // Behind the one that was being read and one more in turn, whenever the request came; of nine it is not the last.
    expect(order.indexOf('mina')).toBeLessThan(6)
  })

  it('does not fit into a full library', async () => {
    service = await startTestService({ environment: { PICTURES_MAX: '1' } })
    owner = await signInOwner(service)
    expect((await upload(await plain(10, 10).png().toBuffer())).status).toBe(201)
    const { status, body } = await upload(await plain(20, 10).png().toBuffer())
    expect([status, body.code, body.why]).toEqual([507, 'library-full', 'count'])
    expect((await upload(await plain(10, 10).png().toBuffer())).body.isNew).toBe(false)
  })
})
