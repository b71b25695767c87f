import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { chromiumArgs } from '../../run/findChromium.ts'
import { openChannel } from './openChannel.ts'
import { openPage, type ChromePage, type PageOptions } from './openPage.ts'

/** A browser without Playwright, which listens to the network and so costs the pages time. */
export interface Chrome {
  open(options: PageOptions): Promise<ChromePage>
  close(): Promise<void>
}

export async function launchChrome(executable: string): Promise<Chrome> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-chrome-'))
  const args = [
    ...chromiumArgs,
    '--headless',
    '--remote-debugging-pipe',
    '--hide-scrollbars',
    '--mute-audio',
    '--enable-precise-memory-info',
    // The front of the bench makes its own certificate.
    '--ignore-certificate-errors',
    `--user-data-dir=${folder}`,
  ]
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const channel = openChannel(child.stdio[3] as Writable, child.stdio[4] as Readable)
  return {
    open: async (options) => openPage(channel, options),
    async close() {
      // Some end before they answer.
      await channel.send('Browser.close').catch(() => undefined)
      await exited
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
