/** Replaces `markdown-to-jsx`, which rjsf brings along and this theme never shows: 30 KB the bundle can do without. */
export function Markdown({ children }: { readonly children?: string }): string | undefined {
  return children
}
