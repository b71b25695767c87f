import type { ScreenPlan } from '../../format/screen.ts'
import { isExpression } from '../../format/shape/compiled.ts'
import { widgetOf } from '../../format/blocks/widgets.ts'
import { formsOf } from '../../renderer/screen/playOf.ts'

/** Whether the value under this name must not be shown to anybody. */
export type IsSecret = (name: string) => boolean

/** Passwords of the screen's forms, and whatever is named as if it were one. */
export function secretsOf(plan: ScreenPlan): IsSecret {
  const fields = formsOf(plan.body).flatMap((form) =>
    Object.entries(form.fields).flatMap(([name, { widget }]) => (widgetOf(widget).isSecret ? [name] : [])),
  )
  return (name) => fields.includes(name) || /pass|pwd|secret|token|captcha/i.test(name)
}

/** Whether an expression reads a secret, also through a value of the screen: its result may reveal it. */
export function readsSecret(
  part: unknown,
  plan: ScreenPlan,
  isSecret: IsSecret,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (typeof part === 'string') {
    if (isSecret(part)) return true
    const value = Object.hasOwn(plan.values, part) && !seen.has(part) ? plan.values[part] : undefined
    return value !== undefined && readsSecret(value, plan, isSecret, new Set([...seen, part]))
  }
  if (isExpression(part)) return readsSecret(part.e, plan, isSecret, seen)
  return Array.isArray(part) && part.some((inner) => readsSecret(inner, plan, isSecret, seen))
}
