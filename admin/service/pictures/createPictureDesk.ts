import { picturesNamedIn, pictureWidths } from '../../../src/format/libraryPicture.ts'
import type { OpenChange } from '../../api/changeApi.ts'
import type { OverlayEdit } from '../../api/edits.ts'
import type {
  ArchivedPicture,
  DescribedPicture,
  PictureLibrary,
  PictureRecord,
  UploadedPicture,
} from '../../api/pictureApi.ts'
import { PICTURE_BYTES_MAX, PICTURE_NAME_MAX } from '../../api/pictureLimits.ts'
import type { Actor } from '../base/people/Actor.ts'
import { auditEntry } from '../base/audit/auditEntry.ts'
import type { SourceFile } from '../base/Format.ts'
import { PictureInUse, PictureRefused, UnknownPicture } from '../base/refusals.ts'
import type { PictureRoom } from '../base/config/defaultPictureRoom.ts'
import type { PictureFile, PictureStore } from '../store/rows/pictureRows.ts'
import { addressOfFiles } from '../base/audit/addressOfFiles.ts'
import type { Encode } from './createEncoder.ts'
import { isPlainWebp } from './isPlainWebp.ts'

/** The library as operators work on it. */
export interface PictureDesk {
  list(): Promise<PictureLibrary>
  /** Throws `PictureRefused`, `PicturesWaiting` or `LibraryFull`. */
  upload(actor: Actor, fileName: string, bytes: Uint8Array): Promise<UploadedPicture>
  /** Throws `UnknownPicture`; the same for those below. */
  describe(actor: Actor, sha: string, described: DescribedPicture): Promise<PictureRecord>
  /** Throws `PictureInUse`. */
  remove(actor: Actor, sha: string): Promise<void>
  archive(sha: string): Promise<ArchivedPicture>
  /** Throws `PictureRefused` for files that are not plain pictures or not those of the address. */
  restore(actor: Actor, sha: string, archived: ArchivedPicture): Promise<UploadedPicture>
}

interface PictureDeskDependencies {
  readonly store: PictureStore
  readonly encode: Encode
  readonly most: PictureRoom
  readonly clock: { now(): number }
  readonly overlay: () => readonly OverlayEdit[]
  /** Documents that are live, shipped or edited. */
  readonly documents: () => readonly SourceFile[]
  readonly changes: () => Promise<readonly OpenChange[]>
}

export function createPictureDesk({
  store,
  encode,
  most,
  clock,
  overlay,
  documents,
  changes,
}: PictureDeskDependencies): PictureDesk {
  const entry = auditEntry(clock)

  async function find(sha: string): Promise<PictureRecord> {
    const picture = await store.findPicture(sha)
    if (picture === undefined) throw new UnknownPicture(sha)
    return picture
  }

  async function add(
    actor: Actor,
    action: string,
    picture: Pick<PictureRecord, 'name' | 'alt' | 'width' | 'height'>,
    files: readonly PictureFile[],
  ): Promise<UploadedPicture> {
    const sha = addressOfFiles(files)
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
    const audit = entry(actor.name, action, `picture:${sha}`, { name: picture.name, bytes })
    const isNew = await store.addPicture(
      { ...picture, sha, bytes, actor: actor.name, at: audit.at },
      files,
      most,
      audit,
    )
    return { picture: await find(sha), isNew }
  }

  return {
    async list() {
      const pictures = await store.pictures()
      const live = placesBySha(overlay().map(({ fact, value }) => ({ place: fact, value })))
      const open = placesBySha(
        (await changes()).flatMap(({ id, name, owner, edits }) =>
          edits.map(({ fact, value }) => ({ place: { change: { id, name, owner }, fact }, value })),
        ),
      )
      return {
        pictures: pictures.map((picture) => ({
          ...picture,
          live: live.get(picture.sha) ?? [],
          open: open.get(picture.sha) ?? [],
        })),
        used: { count: pictures.length, bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0) },
        most,
      }
    },

    async upload(actor, fileName, bytes) {
      if (bytes.length === 0) throw new PictureRefused('empty')
      if (bytes.length > PICTURE_BYTES_MAX) throw new PictureRefused('bytes')
      const kind = sniffPicture(bytes)
      if (kind === undefined) throw new PictureRefused('type')
      if (kind === 'png' && isMovingPng(bytes)) throw new PictureRefused('moving')
      const { files, width, height } = await encode(actor.name, { kind: 'encode', bytes })
      const made = files.map((file) => ({ width: file.width, bytes: Buffer.from(file.bytes) }))
      if (!made.every((file) => isPlainWebp(file.bytes))) throw new PictureRefused('broken')
      return add(actor, 'picture.upload', { name: pictureName(fileName), alt: {}, width, height }, made)
    },

    async describe(actor, sha, described) {
      const audit = entry(actor.name, 'picture.describe', `picture:${sha}`, described)
      if (!(await store.describePicture(sha, described, audit))) throw new UnknownPicture(sha)
      return find(sha)
    },

    async remove(actor, sha) {
      const { name } = await find(sha)
      // What a build ships is in no release's edits.
      const shipped = documents().filter(({ text }) => picturesNamedIn(text).has(sha))
      if (shipped.length > 0)
        throw new PictureInUse({ releases: [], edits: [], documents: shipped.map(({ path }) => path) })
      if (!(await store.removePicture(sha, entry(actor.name, 'picture.remove', `picture:${sha}`, { name }))))
        throw new UnknownPicture(sha)
    },

    async archive(sha) {
      const { name, alt } = await find(sha)
      const files = await store.pictureFiles(sha)
      return {
        name,
        alt,
        files: files.map(({ width, bytes }) => ({ width, bytes: Buffer.from(bytes).toString('base64') })),
      }
    },

    async restore(actor, sha, { name, alt, files }) {
      const given = files.map(({ width, bytes }) => ({ width, bytes: Buffer.from(bytes, 'base64') }))
      const isOfLibrary = given.every(({ width, bytes }, index) => width === pictureWidths[index] && isPlainWebp(bytes))
      if (addressOfFiles(given) !== sha || !isOfLibrary) throw new PictureRefused('altered')
      const { width, height } = await encode(actor.name, { kind: 'read', files: given.map(({ bytes }) => bytes) })
      return add(actor, 'picture.restore', { name, alt, width, height }, given)
    },
  }
}

/** Places that name each picture, by its address; every value is looked through once. */
function placesBySha<Place>(
  values: readonly { readonly place: Place; readonly value: unknown }[],
): ReadonlyMap<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const { place, value } of values)
    for (const sha of picturesNamedIn(value)) places.set(sha, [...(places.get(sha) ?? []), place])
  return places
}

/** A name to list a picture by, from that of its file: without folders, the ending and characters that do not show. */
export function pictureName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const shown = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
  return (
    Array.from(shown)
      .slice(0, PICTURE_NAME_MAX / 2)
      .join('') || 'picture'
  )
}

/** The kinds of picture that the library takes. */
type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif'

/** Kind of picture by its first bytes; neither a name nor a declared type is believed. */
export function sniffPicture(bytes: Uint8Array): PictureKind | undefined {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png'
  if (text(0, 3) === '\u00FF\u00D8\u00FF') return 'jpeg'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // `avis` is a sequence of pictures; the reader tells how many there are.
  if (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12))) return 'avif'
  return undefined
}

/** Whether a PNG has frames: readers that know nothing of them show the first one. */
export function isMovingPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}
