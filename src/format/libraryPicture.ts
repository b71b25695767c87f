/** The widths that a picture of the library is kept in, for phones; never wider than what was uploaded. */
export const pictureWidths = [400, 800, 1200] as const

const WHOLE = /^media:([0-9a-f]{64})$/
const WITHIN = /media:([0-9a-f]{64})(?![0-9a-f])/g

/** How a document names a picture of the library. */
export const libraryPicture = (sha: string): string => `media:${sha}`

/** The address of the picture that a text names; undefined where it names none. */
export const addressOfPicture = (text: string): string | undefined => WHOLE.exec(text)?.[1]

/** Where members' apps find a picture, beside the app; the service answers the widest that is not wider. */
export const picturePath = (sha: string, width: (typeof pictureWidths)[number] = 800): string =>
  `media/${sha}-${width}.webp`

/** The pictures of the library that a value names anywhere, also within an expression. */
export function picturesNamedIn(value: unknown): ReadonlySet<string> {
  return new Set([...(JSON.stringify(value) ?? '').matchAll(WITHIN)].map(([, sha = '']) => sha))
}

/** JSON text in which every picture of the library is given by where apps find it. */
export const withPicturePaths = (json: string): string =>
  json.replaceAll(/"media:([0-9a-f]{64})"/g, (_, sha: string) => JSON.stringify(picturePath(sha)))
