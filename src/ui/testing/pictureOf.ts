/** A drawn picture with a name on it, so that stories need no file. */
export function pictureOf(name: string, place: number): string {
  const hue = (place * 57 + 210) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect width="400" height="200" fill="hsl(${hue} 45% 22%)"/><circle cx="330" cy="40" r="110" fill="hsl(${hue} 55% 32%)"/><text x="28" y="116" font-family="sans-serif" font-size="34" font-weight="700" fill="#fff">${name}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
