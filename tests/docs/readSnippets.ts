/** A fenced block of a Markdown file. */
export interface Snippet {
  /** The language after the fence; empty for none. */
  readonly language: string
  readonly text: string
  /** What to do with it, from the `<!-- step: … -->` right before it. */
  readonly step?: string
  readonly line: number
}

/** Every fenced block of a Markdown or MDX text, in order. */
export function readSnippets(markdown: string): readonly Snippet[] {
  const blocks = markdown.matchAll(
    /(?:^<!-- step: (?<step>[^\n]+?) -->\n)?^```(?<language>\w*)[^\n]*\n(?<text>[^]*?)^```$/gm,
  )
  return [...blocks].map(({ index, groups = {} }) => ({
    language: groups['language'] ?? '',
    text: (groups['text'] ?? '').replace(/\n$/, ''),
    ...(groups['step'] !== undefined && { step: groups['step'] }),
    line: markdown.slice(0, index).split('\n').length,
  }))
}
