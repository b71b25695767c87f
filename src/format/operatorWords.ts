/** A help text as operators read it: without the place in the specification, which is the developers'. */
export function operatorWords(description: string): string {
  return description.replaceAll(/ \(specification §[^)]*\)/g, '')
}
