/** An absolute address without a name and password in it, or undefined. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    const url = new URL(address, base)
    return url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}
