const WIDTH = 110

/** JSON as the documents write it: an object or a list on one line where it fits. */
export function printJson(value: unknown, indent = ''): string {
  const line = oneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line
  const inside = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item) => printJson(item, inside))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${printJson(item, inside)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.map((part) => `${inside}${part}`).join(',\n')}\n${indent}${close}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
