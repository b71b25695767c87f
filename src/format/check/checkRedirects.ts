import { conjunctsOf } from '../expression/conjunctsOf.ts'
import type { Ast } from '../expression/Ast.ts'
import type { Expression } from '../shape/compiled.ts'
import type { Actions } from '../actions.ts'
import type { ScreenPlan } from '../screen.ts'
import type { Path } from '../shape/JsonShape.ts'
import type { Found } from './Document.ts'

/** A screen that sends the member on by itself, before it opens or when it does. */
interface Redirect {
  readonly from: string
  readonly to: string
  /** Where the way on is written. */
  readonly path: Path
  /** Conditions that hold whenever it is taken, as far as they hold on every screen alike. */
  readonly holds: readonly Ast[]
}

/** Screens that send the member round and round: the tab would do nothing else. */
export function checkRedirects(
  screens: readonly { readonly plan: ScreenPlan; readonly report: (found: Found) => void }[],
): void {
  const redirects = screens.flatMap(({ plan }) => redirectsOf(plan))
  for (const { plan, report } of screens) {
    for (const redirect of redirects.filter(({ from }) => from === plan.path)) {
      const circle = circleFrom([redirect], redirects)
      if (!circle) continue
      report({
        path: redirect.path,
        code: 'guard-loop',
        message:
          circle.length === 1
            ? `This leads to ${plan.path}, which is where it comes from.`
            : `This leads in a circle: ${[plan.path, ...circle.map(({ to }) => to)].join(', ')}.`,
        hint: 'Lead to a screen that lets the member in, or say why not with a toast alone.',
      })
    }
  }
}

function circleFrom(way: readonly Redirect[], redirects: readonly Redirect[]): readonly Redirect[] | undefined {
  const [first, last] = [way[0], way.at(-1)]
  if (!first || !last || !canAllHold(way.flatMap(({ holds }) => holds))) return undefined
  if (last.to === first.from) return way
  for (const next of redirects) {
    if (next.from !== last.to || way.includes(next)) continue
    const circle = circleFrom([...way, next], redirects)
    if (circle) return circle
  }
  return undefined
}

function redirectsOf({ path: from, guards, enter }: ScreenPlan): readonly Redirect[] {
  const leads = (actions: Actions, path: Path, when?: Expression) =>
    actions.flatMap((action, index): readonly Redirect[] => {
      if (!('go' in action)) return []
      const holds = [when, action.when].flatMap((condition) =>
        condition === undefined ? [] : conjunctsOf(condition.e).filter((part) => !readsQuery(part)),
      )
      return [{ from, to: action.go.split('?')[0] ?? '', path: [...path, index, 'go'], holds }]
    })
  return [
    ...guards.flatMap((guard, index) => leads(guard.do, ['guards', index, 'do'], guard.when)),
    ...leads(enter ?? [], ['enter']),
  ]
}

/** Whether no two conditions of the way are opposites, as when one screen is for visitors and the other for members. */
function canAllHold(conditions: readonly Ast[]): boolean {
  const written = new Set(conditions.map((condition) => JSON.stringify(condition)))
  return !conditions.some((condition) => written.has(JSON.stringify(['!', condition])))
}

/** Each screen has a query of its own. */
const readsQuery = (part: Ast): boolean => JSON.stringify(part).includes('["id","query"]')
