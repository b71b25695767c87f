/** The parts that draw; anything else could carry a place, a name or a script. */
const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
/** In `VP8X`: a colour profile, Exif, XMP and frames. */
const MORE = 0b0010_1110

/** Whether the bytes are one still WebP picture and nothing else, before, between or behind. */
export function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return false
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4)
    if (!DRAWN.has(name) || (name === 'VP8X' && ((bytes[at + 8] ?? 0) & MORE) !== 0)) return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return at === bytes.length
}
