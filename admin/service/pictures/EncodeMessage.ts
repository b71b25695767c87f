import type { EncodedFile } from '../base/audit/addressOfFiles.ts'
import type { PictureTrouble } from '../base/refusals.ts'

/** Question for the process that reads pictures: make files of an upload, or say whether files can be read. */
export type EncodeQuestion =
  | { readonly kind: 'encode'; readonly bytes: Uint8Array }
  | { readonly kind: 'read'; readonly files: readonly Uint8Array[] }

export interface EncodedPicture {
  readonly files: readonly EncodedFile[]
  /** Of the widest. */
  readonly width: number
  readonly height: number
}

export type EncodeAnswer = { readonly picture: EncodedPicture } | { readonly trouble: PictureTrouble }
