import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPlayed, keepPlayed } from '../../admin/service/testing/played.ts'

/** Every project of a run begins so, in the same process. */
const PLAYING = 'PLAYBILL_PLAYING'

/**
 * One service plays every screen for all that tests start: otherwise each of those that begin at once would. Other tests
 * begin meanwhile; a service that starts before it is done plays by itself.
 */
export function setup(): (() => Promise<void>) | undefined {
  if (isPlayed() || process.env[PLAYING] !== undefined) return undefined
  process.env[PLAYING] = 'true'
  const played = playAll()
  return async () => played
}

async function playAll(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'playbill-'))
  const child = spawn(process.execPath, ['admin/service/main.js'], {
    env: { ...process.env, PORT: '0', DESK_PORT: '0', PUBLIC_HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  child.stdout.setEncoding('utf8').on('data', (printed: string) => {
    if (printed.includes('Desk ')) child.kill('SIGTERM')
  })
  await closed
  keepPlayed(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}
