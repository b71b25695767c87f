import type { Section } from './Section.ts'

const HEAD =
  '# Results of the bench\n\nWritten by `npm run bench -- --write`; do not edit. Times are of the machine named below each table, ratios are what counts.'

const markOf = (name: string) => `<!-- ${name} -->`

/** The results with these sections instead of earlier ones of the same name, in the given order; others stay. */
export function mergeResults(before: string, sections: readonly Section[], order: readonly string[]): string {
  const texts = new Map(
    before
      .split(/^(?=<!-- \w+ -->$)/m)
      .slice(1)
      .map((part) => [/\w+/.exec(part)?.[0] ?? '', part.trim()] as const),
  )
  for (const { name, text } of sections) texts.set(name, `${markOf(name)}\n\n${text}`)
  return `${[HEAD, ...order.flatMap((name) => texts.get(name) ?? [])].join('\n\n')}\n`
}
