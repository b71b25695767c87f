const NEEDED = [22, 22]

// Plain old JavaScript, because it has to run on a Node too old for the rest.
export function requireNode(version) {
  const [major, minor] = version.split('.').map(Number)
  const [neededMajor, neededMinor] = NEEDED
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined
  return `The service needs Node ${NEEDED.join('.')} or newer, but this is Node ${version}. Start it with "npm start", which brings its own.`
}
