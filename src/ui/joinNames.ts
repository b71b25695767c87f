/** Names that are present, as one attribute value; undefined when there is none. For classes and lists of ids. */
export function joinNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
