export type Colours = Readonly<Record<string, string>>

/** The colours that a style sheet declares for both themes, by their names, as hex. */
export function themeColours(css: string): { readonly light: Colours; readonly dark: Colours } {
  const declared = [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)]
  const coloursAt = (place: 2 | 3): Colours => Object.fromEntries(declared.map((found) => [found[1], found[place]]))
  return { light: coloursAt(2), dark: coloursAt(3) }
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** How far a colour is from grey, 0 to 1. */
export function chroma(hex: string): number {
  const channels = channelsOf(hex)
  return Math.max(...channels) - Math.min(...channels)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** An ink, what it stands on, and the least contrast between them. */
export type ColourPair = readonly [ink: string, ground: string, least: number]

/** The pairs whose contrast is too low, or whose colours are not declared. */
export function weakPairs(pairs: readonly ColourPair[], colours: Colours) {
  return pairs
    .map(([ink, ground, least]) => ({ ink, ground, least, is: contrast(colours[ink] ?? '', colours[ground] ?? '') }))
    .filter(({ is, least }) => !(is >= least))
}
