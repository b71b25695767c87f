import { describe, expect, it, vi } from 'vitest'
import type { PictureRecord, UploadedPicture } from '../../api/pictureApi.ts'
import type { DeskCalls, SentFile } from '../../api/deskCalls.ts'
import { DeskError } from '../api/DeskError.ts'
import { createUploads } from './createUploads.ts'

const uploaded = (name: string): UploadedPicture => ({
  isNew: true,
  picture: { sha: 'a'.repeat(64), name, alt: {}, width: 1, height: 1, bytes: 1, actor: 'mina', at: '' },
})

/** A service that answers when it is told to. */
function slowService() {
  const asked: {
    readonly name: string
    readonly options: SentFile
    readonly answer: () => void
    readonly refuse: (error: unknown) => void
  }[] = []
  const uploadPicture: DeskCalls['uploadPicture'] = ({ querystring: { name }, ...options }) =>
    new Promise((resolve, reject) => {
      asked.push({ name, options, answer: () => resolve(uploaded(name)), refuse: reject })
      options.signal?.addEventListener('abort', () => reject(new DeskError('cancelled', 'Cancelled.')))
    })
  return { asked, uploadPicture }
}

const fileOf = (name: string, size = 1) => new File([new Uint8Array(size)], name)

describe('uploads', () => {
  it('go one after the other, and say how far they are', async () => {
    const { asked, uploadPicture } = slowService()
    const added = vi.fn<(picture: PictureRecord) => void>()
    const uploads = createUploads({ uploadPicture }, added)
    const phases = () => uploads.getSnapshot().map(({ phase }) => phase.kind)
    uploads.add([fileOf('a.png'), fileOf('b.png')])
    expect(phases()).toEqual(['sending', 'waiting'])
    asked[0]?.options.onProgress?.(0.5)
    expect(uploads.getSnapshot()[0]?.phase).toEqual({ kind: 'sending', share: 0.5 })
    asked[0]?.answer()
    await vi.waitFor(() => expect(phases()).toEqual(['done', 'sending']))
    asked[1]?.answer()
    await vi.waitFor(() => expect(phases()).toEqual(['done', 'done']))
    expect(added.mock.calls.map(([{ name }]) => name)).toEqual(['a.png', 'b.png'])
  })

  it('end when they are cancelled, and the next one begins', async () => {
    const { asked, uploadPicture } = slowService()
    const uploads = createUploads({ uploadPicture }, () => undefined)
    uploads.add([fileOf('a.png'), fileOf('b.png')])
    uploads.remove(uploads.getSnapshot()[0]?.id ?? 0)
    await vi.waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['a.png', 'b.png']))
    expect(asked[0]?.options.signal?.aborted).toBe(true)
    expect(uploads.getSnapshot().map(({ file, phase }) => [file.name, phase.kind])).toEqual([['b.png', 'sending']])
  })

  it('that are refused say why, hold up no other, and may be tried again', async () => {
    const { asked, uploadPicture } = slowService()
    const uploads = createUploads({ uploadPicture }, () => undefined)
    uploads.add([fileOf('a.png'), fileOf('b.png')])
    asked[0]?.refuse(new DeskError('picture-refused', '', { why: 'type' }))
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(uploads.getSnapshot()[0]?.phase).toMatchObject({ kind: 'failed', error: { details: { why: 'type' } } })
    asked[1]?.answer()
    await vi.waitFor(() => expect(uploads.getSnapshot()[1]?.phase.kind).toBe('done'))
    uploads.retry(uploads.getSnapshot()[0]?.id ?? 0)
    expect(asked.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'a.png'])
  })

  it('that are too large are not sent', async () => {
    const { asked, uploadPicture } = slowService()
    const uploads = createUploads({ uploadPicture }, () => undefined)
    uploads.add([fileOf('a.png', 8 * 1024 * 1024 + 1)])
    await vi.waitFor(() =>
      expect(uploads.getSnapshot()[0]?.phase).toMatchObject({ kind: 'failed', error: { details: { why: 'bytes' } } }),
    )
    expect(asked).toEqual([])
  })
})
