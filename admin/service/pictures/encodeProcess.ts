import { writeFileSync } from 'node:fs'
import type { EncodeAnswer, EncodeQuestion } from './EncodeMessage.ts'
import sharp from 'sharp'
import { pictureWidths } from '../../../src/format/libraryPicture.ts'
import { PICTURE_PIXELS_MAX } from '../../api/pictureLimits.ts'
import type { EncodedFile } from '../base/audit/addressOfFiles.ts'

/** No phone shows more of a picture at once. */
const TALLEST = 4096

const QUALITY = { quality: 82, alphaQuality: 90, smartSubsample: true, effort: 4 } as const
sharp.cache(false)
sharp.concurrency(1)

// Only readers of what the library takes: the others, such as those of SVG and PDF, are larger and less tried.
sharp.block({ operation: ['VipsForeignLoad'] })

sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, sequentialRead: true, failOn: 'truncated', pages: 1 })

// Where memory runs out, the system ends this process rather than the service.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Only Linux has it.
}

const answerOf = (question: EncodeQuestion): Promise<EncodeAnswer> =>
  question.kind === 'encode' ? encodePicture(question.bytes) : readPictures(question.files)

process.on('message', (question: EncodeQuestion) => {
  void answerOf(question)
    .catch((error: unknown): EncodeAnswer => ({ trouble: troubleOf(String(error)) }))
    .then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))

function troubleOf(message: string): 'pixels' | 'broken' {
  return /pixel limit/i.test(message) ? 'pixels' : 'broken'
}

/**
 * The picture in the widths of the library, turned as its camera says, in sRGB and without anything else that the file
 * held. Runs in a process of its own.
 */
async function encodePicture(bytes: Uint8Array): Promise<EncodeAnswer> {
  const found = await open(bytes).metadata()
  if ((found.pages ?? 1) > 1) return { trouble: 'moving' }
  // Other codecs share the container of AVIF.
  if (found.format === 'heif' && found.compression !== 'av1') return { trouble: 'type' }
  if (found.width * found.height > PICTURE_PIXELS_MAX) return { trouble: 'pixels' }
  const isTurned = (found.orientation ?? 1) >= 5
  const width = isTurned ? found.height : found.width
  const files: EncodedFile[] = []
  let size = { width: 0, height: 0 }
  for (const [index, most] of pictureWidths.entries()) {
    const narrower = pictureWidths[index - 1]
    if (narrower !== undefined && width <= narrower) break
    const { data, info } = await open(bytes)
      .rotate()
      .resize({ width: most, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(QUALITY)
      .toBuffer({ resolveWithObject: true })
    files.push({ width: most, bytes: data })
    size = { width: info.width, height: info.height }
  }
  return { picture: { files, ...size } }
}

/** Whether files that claim to be of the library can be drawn. */
async function readPictures(files: readonly Uint8Array[]): Promise<EncodeAnswer> {
  let size = { width: 0, height: 0 }
  for (const bytes of files) {
    const { info } = await open(bytes).raw().toBuffer({ resolveWithObject: true })
    if (info.height > TALLEST || info.width > Math.max(...pictureWidths)) return { trouble: 'altered' }
    size = { width: info.width, height: info.height }
  }
  return { picture: { files: [], ...size } }
}
