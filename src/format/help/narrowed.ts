import type { HelpOption } from './Help.ts'

/** Those that fit what is typed, each once; first those that begin with it. */
export function narrowed(options: readonly HelpOption[], typed: string): readonly HelpOption[] {
  const sought = typed.replaceAll('"', '').toLowerCase()
  const fitting = [...new Map(options.toReversed().map((option) => [option.label, option])).values()]
    .toReversed()
    .filter(({ label }) => label.toLowerCase().includes(sought))
  const begins = ({ label }: HelpOption) => label.toLowerCase().startsWith(sought)
  return [...fitting.filter(begins), ...fitting.filter((option) => !begins(option))]
}
