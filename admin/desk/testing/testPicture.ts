import type { ListedPicture } from '../../api/pictureApi.ts'

/** A picture of the library that nothing uses; each letter is another one. */
export const testPicture = (letter: string, name: string, alt: ListedPicture['alt'] = {}): ListedPicture => ({
  sha: letter.repeat(64),
  name,
  alt,
  width: 800,
  height: 400,
  bytes: 9_000,
  actor: 'mina',
  at: '2026-11-20T00:00:00.000Z',
  live: [],
  open: [],
})
