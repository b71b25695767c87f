/** A JSON value as TypeScript: names unquoted, each entry of the outermost `depth` levels on its own line. */
export function literal(value: unknown, depth = 0): string {
  if (Array.isArray(value)) return `[${value.map((item) => literal(item)).join(', ')}]`
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")}'` : String(value)
  const entries = Object.entries(value).map(
    ([name, item]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : literal(name)}: ${literal(item, depth - 1)}`,
  )
  if (entries.length === 0) return '{}'
  return depth > 0 ? `{\n${entries.map((entry) => `  ${entry},\n`).join('')}}` : `{ ${entries.join(', ')} }`
}
