import { type Context, use } from 'react'

/**
 * Value of a context that something around has to give.
 * @param name of what gives it; its absence is a mistake of ours, and throws
 */
export function useAround<Value>(context: Context<Value | undefined>, name: string): Value {
  const value = use(context)
  if (value === undefined) throw new Error(`No ${name} around this component.`)
  return value
}
