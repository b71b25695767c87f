import { useState, type ReactNode } from 'react'

/** Holds the value of a controlled component in stories and tests. */
export function WithState<Value>(props: {
  initial: Value
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(props.initial)
  return props.children(value, setValue)
}
