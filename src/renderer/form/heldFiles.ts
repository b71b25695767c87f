import { fetchWithProgress } from '../../platform/fetchWithProgress.ts'
import type { OperationId } from '../../platform/Operations.ts'
import { isObject } from '../../format/value/isObject.ts'
import { createStore } from '../../store/createStore.ts'
import type { Readable } from '../../store/Store.ts'
import type { Renderer } from '../screen/Renderer.ts'
import { createShelves } from './memberShelf.ts'

export type FileState =
  /** `share` from 0 to 1; absent while it is made smaller or waits for another. */
  | { readonly kind: 'sending'; readonly share?: number }
  | { readonly kind: 'failed'; readonly why: unknown }
  | { readonly kind: 'stored'; readonly id: string }

/** A file that a member has chosen. */
export interface HeldFile {
  readonly name: string
  /** A small picture of it as an address, once it is there; empty for other kinds. */
  readonly picture: Readable<string>
  readonly state: Readable<FileState>
  /** Sends it, also once more after a failure. */
  readonly send: () => void
  readonly drop: () => void
}

/** A file that is not stored yet, in place of its id: the schema refuses it, so a form is never sent without it. */
export interface WaitingFile {
  readonly file: string
}

export const isWaiting = (value: unknown): value is WaitingFile => isObject(value) && typeof value['file'] === 'string'

/** Says of a picture that the browser cannot read it. */
export class UnreadablePicture extends Error {}

/** The call is closed by the operators; the message says why. */
export class ClosedUpload extends Error {}

/** Chosen files by the name in a form's value, and stored ones by their id. */
export const heldFiles = createShelves<HeldFile>()

/** Files leave one after the other: the service takes few at once from a network. */
let sending: Promise<void> = Promise.resolve()
let count = 0

/** Begins to send a file; the form's value has the result until the file is stored. */
export function holdFile(renderer: Renderer, call: OperationId, chosen: File): WaitingFile {
  const { host } = renderer
  const files = heldFiles(renderer)
  count += 1
  const name = `file ${count}`
  const state = createStore<FileState>({ kind: 'sending' })
  const picture = createStore('')
  const dropped = new AbortController()
  let ready: Promise<File> | undefined

  async function shrink(): Promise<File> {
    if (!chosen.type.startsWith('image/')) return chosen
    const { file, thumbnail } = await shrinkPicture(chosen).catch(() => {
      throw new UnreadablePicture()
    })
    picture.set(thumbnail)
    return file
  }

  async function store(): Promise<void> {
    try {
      const file = await (ready ??= shrink())
      // Taken away, or chosen by a member who has left: it must not be sent as another's.
      if (files.get(name) !== held) return
      const closed = host.closed.getSnapshot()(call)
      if (typeof closed === 'string') throw new ClosedUpload(closed)
      const { data } = await host.platform.call(
        call,
        { file },
        { signal: dropped.signal, by: fetchWithProgress((share) => state.set({ kind: 'sending', share })) },
      )
      const id = isObject(data) ? data['id'] : undefined
      if (typeof id !== 'string') throw new Error('The platform gave no id.')
      if (files.get(name) === held) files.set(id, held)
      state.set({ kind: 'stored', id })
      // Its bytes are not needed any more.
      ready = undefined
    } catch (why) {
      state.set({ kind: 'failed', why })
    }
  }

  const held: HeldFile = {
    name: chosen.name,
    picture,
    state,
    send() {
      state.set({ kind: 'sending' })
      sending = sending.then(store)
    },
    drop() {
      dropped.abort()
      for (const [key, other] of files) if (other === held) files.delete(key)
    },
  }
  files.set(name, held)
  held.send()
  return { file: name }
}

/** Longest edge in px of a picture that is sent: the small print of a paper stays legible. */
const EDGE = 2000
const QUALITY = 0.85
const THUMBNAIL = 96

interface Shrunk {
  readonly file: File
  /** A small picture of it, as an address of its own. */
  readonly thumbnail: string
}

/**
 * A picture upright, of at most 2000 px along an edge, as jpeg: also without the place where it was taken. Rejects where
 * the browser cannot read it.
 */
async function shrinkPicture(chosen: File): Promise<Shrunk> {
  // By default it turns a picture as its camera was held.
  const bitmap = await createImageBitmap(chosen)
  try {
    const canvas = draw(bitmap, EDGE)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
    if (!blob) throw new Error('The browser cannot write the picture.')
    return {
      file: new File([blob], `${chosen.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type }),
      thumbnail: draw(canvas, THUMBNAIL).toDataURL('image/jpeg', QUALITY),
    }
  } finally {
    bitmap.close()
  }
}

function draw(picture: ImageBitmap | HTMLCanvasElement, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw.')
  // What is see-through would be black in a jpeg.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
