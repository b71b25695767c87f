import { conjunctsOf } from '../expression/conjunctsOf.ts'
import type { Ast } from '../expression/Ast.ts'
import { isObject } from '../isObject.ts'
import type { ScreenPlan } from '../screen.ts'
import { isExpression } from '../shape/compiled.ts'
import type { Path } from '../shape/JsonShape.ts'
import { callOf } from './callOf.ts'
import type { Found } from './Document.ts'
import type { Facts } from './Facts.ts'

const LOGGED_IN = JSON.stringify(['get', ['id', 'session'], 'loggedIn'])

/** On a screen that is open to visitors, a call that needs a login is only made for a member. */
export function checkVisitors(plan: ScreenPlan, facts: Facts, report: (found: Found) => void): void {
  if (plan.access !== 'visitor' || plan.guards.some(({ when }) => JSON.stringify(when.e) === `["!",${LOGGED_IN}]`))
    return

  const isForMembers = (condition: Ast, inside: readonly string[] = []): boolean =>
    conjunctsOf(condition).some((part) => {
      if (JSON.stringify(part) === LOGGED_IN) return true
      const name = namedValue(part)
      const value = name === undefined || inside.includes(name) ? undefined : plan.values[name]
      return name !== undefined && value !== undefined && isForMembers(value.e, [...inside, name])
    })

  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...path, index]))
    if (!isObject(value) || isExpression(value)) return
    if (isExpression(value['when']) && isForMembers(value['when'].e)) return
    if (callOf(facts.contract, value['call'])?.auth === 'token')
      report({
        path: [...path, 'call'],
        code: 'visitor-call',
        message: `${String(value['call'])} needs a login, and this screen is open to visitors.`,
        hint: 'Add "when": "=session.loggedIn", or open the screen to members alone.',
      })
    for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
  }
  visit(plan.sources, ['sources'])
  visit(plan.enter, ['enter'])
  visit(plan.chrome, ['chrome'])
  visit(plan.body, ['body'])
}

/** The name in `value.<name>`. */
function namedValue(part: Ast): string | undefined {
  return Array.isArray(part) &&
    part[0] === 'get' &&
    JSON.stringify(part[1]) === '["id","value"]' &&
    typeof part[2] === 'string'
    ? part[2]
    : undefined
}
