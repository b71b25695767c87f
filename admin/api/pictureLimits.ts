export const PICTURE_NAME_MAX = 120
export const PICTURE_ALT_MAX = 200
/** The most that one upload may have, before it is made smaller. */
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024
/** One width in base64. The tallest that is kept has five million pixels, and noise packs into a byte and a half each. */
export const PICTURE_TEXT_MAX = 12 * 1024 * 1024
export const PICTURE_PIXELS_MAX = 40_000_000
