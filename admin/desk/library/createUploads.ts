import type { PictureRecord } from '../../api/pictureApi.ts'
import { PICTURE_BYTES_MAX } from '../../api/pictureLimits.ts'
import type { ServiceClient } from '../api/serviceClient.ts'
import { DeskError, hasCode } from '../api/DeskError.ts'

/** Some systems have longer names; the end of one has its own words more often than the folders before. */
const NAME_SENT = 400

export type UploadPhase =
  | { readonly kind: 'waiting' }
  /** How much has been sent, from 0 to 1; then the service draws it. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'done'; readonly picture: PictureRecord; readonly isNew: boolean }
  | { readonly kind: 'failed'; readonly error: unknown }

export interface Upload {
  readonly id: number
  readonly file: File
  readonly phase: UploadPhase
}

/** Files on their way into the library, one after the other, as the service draws them. */
export interface Uploads {
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => readonly Upload[]
  add(files: readonly File[]): void
  /** Ends one that is under way and takes it off the list. */
  remove(id: number): void
  retry(id: number): void
}

export function createUploads(
  { uploadPicture }: Pick<ServiceClient, 'uploadPicture'>,
  onAdded: (picture: PictureRecord) => void,
): Uploads {
  const listeners = new Set<() => void>()
  let list: readonly Upload[] = []
  let running: { readonly id: number; readonly end: AbortController } | undefined
  let lastId = 0

  function change(next: readonly Upload[]): void {
    list = next
    for (const hear of listeners) hear()
  }

  const show = (id: number, phase: UploadPhase): void =>
    change(list.map((upload) => (upload.id === id ? { ...upload, phase } : upload)))

  async function send({ id, file }: Upload, signal: AbortSignal): Promise<void> {
    try {
      if (file.size > PICTURE_BYTES_MAX) throw new DeskError('picture-refused', 'Too large.', { why: 'bytes' })
      const { picture, isNew } = await uploadPicture({
        querystring: { name: file.name.slice(-NAME_SENT) },
        file,
        signal,
        onProgress: (share) => show(id, { kind: 'sending', share }),
      })
      show(id, { kind: 'done', picture, isNew })
      onAdded(picture)
    } catch (error) {
      if (!hasCode(error, 'cancelled')) show(id, { kind: 'failed', error })
    }
  }

  async function work(): Promise<void> {
    const next = list.find(({ phase }) => phase.kind === 'waiting')
    if (running !== undefined || next === undefined) return
    const end = new AbortController()
    running = { id: next.id, end }
    show(next.id, { kind: 'sending', share: 0 })
    await send(next, end.signal)
    running = undefined
    await work()
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    getSnapshot: () => list,
    add(files) {
      change([
        ...list,
        ...files.map((file): Upload => {
          lastId += 1
          return { id: lastId, file, phase: { kind: 'waiting' } }
        }),
      ])
      void work()
    },
    remove(id) {
      if (running?.id === id) running.end.abort()
      change(list.filter((upload) => upload.id !== id))
    },
    retry(id) {
      show(id, { kind: 'waiting' })
      void work()
    },
  }
}
