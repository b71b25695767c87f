import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { listOf, memberOf } from '../../../../src/format/value/isObject.ts'
import type { WebKitPrograms } from '../../../run/findBrowsers.ts'
import { type Driver, PHONE } from './Driver.ts'
import { startProgram } from './startProgram.ts'

/** A desktop window is never as narrow as a phone, unless its own buttons take no room. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'

/** Starts WebKitGTK's window on a display of its own, driven by WebDriver (https://www.w3.org/TR/webdriver2). */
export async function openWebKit(programs: WebKitPrograms): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'playbill-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW)
  const display = await startProgram(
    programs.display,
    ['-displayfd', '1', '-screen', '0', '800x1200x24', '-nolisten', 'tcp'],
    { pattern: /(\d+)\n/ },
  )
  const port = await freePort()
  const env = { DISPLAY: `:${display.said}`, HOME: folder, XDG_CONFIG_HOME: folder }
  const driver = await startProgram(programs.driver, [`--port=${port}`], { env })
  const ask = askAt(`http://127.0.0.1:${port}`)
  // It says nothing when it listens.
  await expect.poll(async () => ask('GET', '/status').catch(String)).toMatchObject({ ready: true })
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  }
  const opened = await ask('POST', '/session', { capabilities: { alwaysMatch } })
  const session = `/session/${String(memberOf(opened, 'sessionId'))}`
  const inside = async () =>
    listOf(await ask('POST', `${session}/execute/sync`, { script: 'return [innerWidth, innerHeight]', args: [] }))
  const resize = async (height: number) =>
    ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: PHONE.width, height })
  await resize(PHONE.height)
  // The window is higher than the page by its bar.
  await resize(PHONE.height + PHONE.height - Number((await inside())[1]))
  const size = await inside()
  if (size[0] !== PHONE.width || size[1] !== PHONE.height) throw new Error(`The window has ${size.join(' × ')} pixels.`)
  return {
    name: `WebKitGTK ${String(memberOf(memberOf(opened, 'capabilities'), 'browserVersion'))}`,
    async go(url) {
      await ask('POST', `${session}/url`, { url })
    },
    run: async (script) => String(await ask('POST', `${session}/execute/sync`, { script, args: [] })),
    async frameText() {
      await ask('POST', `${session}/frame`, { id: 0 })
      try {
        return String(
          await ask('POST', `${session}/execute/sync`, { script: 'return document.body.innerText', args: [] }),
        )
      } finally {
        await ask('POST', `${session}/frame/parent`)
      }
    },
    async perform(actions) {
      await ask('POST', `${session}/actions`, { actions })
    },
    async reload() {
      await ask('POST', `${session}/refresh`)
    },
    async traverse(steps) {
      await ask('POST', `${session}/${steps === 1 ? 'forward' : 'back'}`)
    },
    picture: async () => Buffer.from(String(await ask('GET', `${session}/screenshot`)), 'base64'),
    async close() {
      await ask('DELETE', session).catch(() => undefined)
      await driver.stop()
      await display.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Sends commands to a WebDriver; a refused one throws what it said. */
const askAt =
  (address: string): Ask =>
  async (method, path, body = {}) => {
    const answer = await fetch(address + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) })
    const value = memberOf(await answer.json(), 'value')
    if (!answer.ok) throw new Error(`${path}: ${String(memberOf(value, 'message'))}`)
    return value
  }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return Number(memberOf(address, 'port'))
}
