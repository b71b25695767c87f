import { blocksIn } from '../blocks/innerBlocks.ts'
import { searchedLists } from '../blocks/searchedLists.ts'
import { isObject } from '../isObject.ts'
import type { ScreenPlan } from '../screen.ts'
import { isExpression } from '../shape/compiled.ts'
import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'

/**
 * Sources that no block and no expression reads: each is still a call with every look at the screen. And those that wait
 * for a search that does not read them.
 */
export function checkUnused(
  plan: ScreenPlan,
  { handwritten }: Pick<Facts, 'handwritten'>,
  report: (found: Found) => void,
): void {
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isObject(value)) return
    if (isExpression(value)) {
      value.needs?.forEach((name) => used.add(name))
      return
    }
    if (typeof value['source'] === 'string') used.add(value['source'])
    const { name, props } = value
    const kinds = typeof name === 'string' && isObject(props) ? handwritten.get(name) : undefined
    for (const [prop, kind] of Object.entries(kinds ?? {}))
      if (kind === 'source' && isObject(props)) used.add(String(props[prop]))
    Object.values(value).forEach(visit)
  }
  visit(plan)
  const searched = new Set(
    blocksIn(plan.body).flatMap((block) =>
      block.type === 'search' ? searchedLists(block).map(({ source }) => source) : [],
    ),
  )
  for (const [name, source] of Object.entries(plan.sources))
    if (source.onDemand === true && !searched.has(name))
      report({
        path: ['sources', name, 'onDemand'],
        code: 'unused-source',
        message: `Nothing asks for "${name}": only the lists of a search are read on demand.`,
        hint: 'Take "onDemand" away, or list the source in a search.',
      })
  for (const name of Object.keys(plan.sources).filter((source) => !used.has(source)))
    report({
      path: ['sources', name],
      code: 'unused-source',
      // Authors write a source before its block.
      severity: 'warning',
      message: `Nothing on this screen reads "${name}", and it is asked for each time.`,
      hint: `Show it, or take it out of "sources".`,
    })
}
