const NEEDED = [22, 22] as const

/** A sentence when this Node is too old, because better-sqlite3 would end an older one with a segmentation fault instead. */
export function requireNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [neededMajor, neededMinor] = NEEDED
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined
  return `The service needs Node ${neededMajor}.${neededMinor} or newer, but this is Node ${version}. Start it with "npm start", which brings its own.`
}
