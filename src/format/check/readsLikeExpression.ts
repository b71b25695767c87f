import type { TypeScope } from '../expression/ExpressionType.ts'
import { parseExpression } from '../expression/parseExpression.ts'

/** Whether a text means something as an expression here, so that its "=" was most likely forgotten. */
export function readsLikeExpression(written: string, scope: TypeScope): boolean {
  const [, name = '', sign = ''] = /^!?([A-Za-z]\w*)(\.|\[|\()/.exec(written) ?? []
  return (sign === '(' || Object.hasOwn(scope, name)) && !('issues' in parseExpression(written, scope))
}
