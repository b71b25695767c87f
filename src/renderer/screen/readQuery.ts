import { plainName } from '../../format/text/typedText.ts'
import type { ScreenPlan } from '../../format/screen.ts'

/** The declared parameters of a screen as an address names them; one that is missing or not listed has its default. */
export function readQuery(
  declared: ScreenPlan['query'],
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(declared).map(([name, { enum: known, default: fallback }]) => {
      const value = Object.hasOwn(given, name) ? plainName(given[name] ?? '') : undefined
      return [name, value !== undefined && (known === undefined || known.includes(value)) ? value : fallback]
    }),
  )
}
