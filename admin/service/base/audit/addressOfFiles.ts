import { createHash } from 'node:crypto'

export interface EncodedFile {
  /** One of `pictureWidths`; the picture may be narrower. */
  readonly width: number
  readonly bytes: Uint8Array
}

/** The content address of a picture: of all its widths, so that none can be exchanged. */
export function addressOfFiles(files: readonly EncodedFile[]): string {
  const lines = files.map(({ width, bytes }) => `${width} ${createHash('sha256').update(bytes).digest('hex')}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
