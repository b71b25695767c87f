import { createHash } from 'node:crypto'
import type { EncodedFile } from './EncodeMessage.ts'

/** The content address of a picture: of all its widths, so that none can be exchanged. */
export function addressOfFiles(files: readonly EncodedFile[]): string {
  const lines = files.map(({ width, bytes }) => `${width} ${createHash('sha256').update(bytes).digest('hex')}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
