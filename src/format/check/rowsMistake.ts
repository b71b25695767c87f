import { isObject } from '../isObject.ts'
import { callOf } from './callOf.ts'
import type { ScreenFacts } from './ScreenFacts.ts'

/** Why a source gives a block no rows, and what to write: its call is paged, or has its lists within its answer. */
export function rowsMistake(
  block: Readonly<Record<string, unknown>>,
  name: string,
  { screen, facts, names }: ScreenFacts,
): { message: string; hint: string } {
  const source = isObject(screen['sources']) ? screen['sources'][name] : undefined
  const call = isObject(source) ? callOf(facts.contract, source['call']) : undefined
  const message = `The source "${name}" gives an object, not rows.`
  if (call?.rows)
    return {
      message,
      hint: `Its call comes in pages: add "paging": { "first": ${call.firstPage ?? 1}, "finished": "list.finished" } to the source.`,
    }

  const all = names['data']?.kind === 'object' ? names['data'].fields[name]?.type : undefined
  const lists =
    all?.kind === 'object'
      ? Object.entries(all.fields).flatMap(([field, { type }]) =>
          type.kind === 'list' ? [`"=data.${name}.${field}"`] : [],
        )
      : []
  if (lists.length === 0) return { message, hint: 'Name a source whose answer is a list.' }
  return block['type'] === 'list'
    ? {
        message,
        hint: `A list takes a source whose whole answer is rows. Show these with a table, cells or cards and their "rows": ${lists.join(' or ')}.`,
      }
    : { message, hint: `Write "rows": ${lists.join(' or ')} in place of "source".` }
}
