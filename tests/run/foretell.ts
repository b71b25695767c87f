import { readFileSync, writeFileSync } from 'node:fs'

/** Minutes of all steps on two processors; what it took here the last time is nearer. */
const USUAL_MINUTES = 30

const TOOK = '.cache/took.json'

/** Announcement of a whole run: how long it takes here, and which packages it installs. */
export function foretell(missing: readonly string[], isAllowed = process.getuid?.() === 0, record = TOOK): string {
  const last = readMinutes(record)
  const time =
    last === undefined
      ? `npm test takes about ${USUAL_MINUTES} minutes on two processors.`
      : `npm test takes about ${last} ${last === 1 ? 'minute' : 'minutes'}, as it did here the last time.`
  if (missing.length === 0) return `${time} It installs nothing.`
  const names = missing.join(', ')
  return isAllowed
    ? `${time} It installs ${names} by apt-get, which takes some minutes more.`
    : `${time} ${names} ${missing.length === 1 ? 'is' : 'are'} not here, and only root may install them: the tests that need them fail or are skipped.`
}

/** Keeps how long a whole run took, for the next one to tell. */
export function keepMinutes(seconds: number, record = TOOK): void {
  writeFileSync(record, JSON.stringify(Math.max(1, Math.round(seconds / 60))))
}

function readMinutes(record: string): number | undefined {
  try {
    const minutes: unknown = JSON.parse(readFileSync(record, 'utf8'))
    return typeof minutes === 'number' ? minutes : undefined
  } catch {
    return undefined
  }
}
