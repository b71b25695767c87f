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
export async function shrinkPicture(chosen: File): Promise<Shrunk> {
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
