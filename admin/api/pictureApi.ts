import { Type } from 'typebox'
import { byLocale } from '../../src/format/locales.ts'
import { PICTURE_ALT_MAX, PICTURE_NAME_MAX, PICTURE_TEXT_MAX } from './pictureLimits.ts'
import { address, exactly, nothing, text } from './fields.ts'
import type { Route, Told } from './Route.ts'

const name = Type.String({ minLength: 1, maxLength: PICTURE_NAME_MAX, pattern: '\\S' })
/** Text of the picture, by language; a missing language is still to be written. */
export const PictureAltSchema = Type.Partial(
  Type.Object(byLocale(() => Type.String({ minLength: 1, maxLength: PICTURE_ALT_MAX, pattern: '\\S' }))),
  { additionalProperties: false },
)
const DescribedSchema = Type.Partial(
  exactly({
    name,
    alt: Type.Partial(Type.Object(byLocale(() => Type.String({ maxLength: PICTURE_ALT_MAX }))), {
      additionalProperties: false,
    }),
  }),
  { additionalProperties: false },
)
/** New description of a picture. A part left out stays as it is; an empty text takes it away. */
export type DescribedPicture = Told<typeof DescribedSchema>

const PictureSchema = exactly({
  sha: address,
  name: Type.String(),
  alt: PictureAltSchema,
  /** Of the widest that is kept. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Of all widths together. */
  bytes: Type.Integer(),
  actor: Type.String(),
  at: Type.String(),
})
export type PictureRecord = Told<typeof PictureSchema>

const UseSchema = exactly({
  change: exactly({ id: Type.String(), name: Type.String(), owner: Type.String() }),
  fact: Type.String(),
})

const ListedSchema = exactly({
  ...PictureSchema.properties,
  /** The live edits that name it. */
  live: Type.Array(Type.String()),
  /** The edits of open changes that name it. */
  open: Type.Array(UseSchema),
})
export type ListedPicture = Told<typeof ListedSchema>

const RoomSchema = exactly({ count: Type.Integer(), bytes: Type.Integer() })
const LibrarySchema = exactly({ pictures: Type.Array(ListedSchema), used: RoomSchema, most: RoomSchema })
/** Every picture, and how much room there is. */
export type PictureLibrary = Told<typeof LibrarySchema>

const UploadedSchema = exactly({
  picture: PictureSchema,
  /** False when the library had the same picture before. */
  isNew: Type.Boolean(),
})
export type UploadedPicture = Told<typeof UploadedSchema>

const FileSchema = exactly({
  width: Type.Integer({ minimum: 1, maximum: 1200 }),
  /** WebP, as base64. */
  bytes: Type.String({ maxLength: PICTURE_TEXT_MAX, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
})
export const ArchivedSchema = exactly({
  name,
  alt: PictureAltSchema,
  files: Type.Array(FileSchema, { minItems: 1, maxItems: 3 }),
})
/** A picture with its files, as an export carries it. */
export type ArchivedPicture = Told<typeof ArchivedSchema>

const bySha = Type.Object({ sha: address })

/** The library of pictures that operators upload and documents name. */
export const pictureApi = {
  pictures: { method: 'GET', url: '/pictures', schema: { response: { 200: LibrarySchema } } },
  /** Its body is the file itself, as `application/octet-stream`. */
  uploadPicture: {
    method: 'POST',
    url: '/pictures',
    schema: { querystring: Type.Object({ name: text(500) }), response: { 201: UploadedSchema } },
  },
  describePicture: {
    method: 'PATCH',
    url: '/pictures/:sha',
    schema: {
      params: bySha,
      body: DescribedSchema,
      response: { 200: exactly({ picture: PictureSchema }) },
    },
  },
  /** Refused while a release or an open change names it. */
  removePicture: { method: 'DELETE', url: '/pictures/:sha', schema: { params: bySha, response: { 204: nothing } } },
  /** For exports. */
  pictureFiles: {
    method: 'GET',
    url: '/pictures/:sha/files',
    schema: { params: bySha, response: { 200: ArchivedSchema } },
  },
  /** Brings a picture of an export back under its own address. */
  restorePicture: {
    method: 'PUT',
    url: '/pictures/:sha',
    schema: { params: bySha, body: ArchivedSchema, response: { 200: UploadedSchema } },
  },
} as const satisfies Readonly<Record<string, Route>>
