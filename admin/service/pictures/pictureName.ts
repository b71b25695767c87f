import { PICTURE_NAME_MAX } from '../../api/pictureLimits.ts'

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
