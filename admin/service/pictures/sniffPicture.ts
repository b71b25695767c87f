/** The kinds of picture that the library takes. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif'

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
