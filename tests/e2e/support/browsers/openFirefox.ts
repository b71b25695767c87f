import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memberOf } from '../../../../src/format/value/isObject.ts'
import { connectBidi, resultOf } from './connectBidi.ts'
import { type Driver, PHONE } from './Driver.ts'
import { startProgram } from './startProgram.ts'

/** Nothing asks the network but the page, and nothing lies over it. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'ko-KR, ko',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** Starts Firefox with a profile of its own. It speaks WebDriver BiDi by itself, so no other program drives it. */
export async function openFirefox(binary: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'playbill-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)})\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const firefox = await startProgram(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { pattern: /WebDriver BiDi listening on (ws:\S+)/ },
  )
  const bidi = await connectBidi(`${firefox.said}/session`)
  const session = await bidi.send('session.new', { capabilities: {} })
  const tabs = memberOf(await bidi.send('browsingContext.getTree'), 'contexts')
  const context = memberOf(memberOf(tabs, 0), 'context')
  await bidi.send('browsingContext.setViewport', { context, viewport: PHONE })
  async function run(body: string, target: unknown): Promise<string> {
    const functionDeclaration = `function () { ${body} }`
    return resultOf(
      await bidi.send('script.callFunction', { functionDeclaration, awaitPromise: true, target: { context: target } }),
    )
  }
  return {
    name: `Firefox ${String(memberOf(memberOf(session, 'capabilities'), 'browserVersion'))}`,
    async go(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (body) => run(body, context),
    async frameText() {
      const frames = memberOf(
        memberOf(memberOf(await bidi.send('browsingContext.getTree', { root: context }), 'contexts'), 0),
        'children',
      )
      return run('return document.body.innerText', memberOf(memberOf(frames, 0), 'context'))
    },
    async perform(actions) {
      await bidi.send('input.performActions', { context, actions })
    },
    async reload() {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' })
    },
    async traverse(delta) {
      await bidi.send('browsingContext.traverseHistory', { context, delta })
    },
    async picture() {
      return Buffer.from(
        String(memberOf(await bidi.send('browsingContext.captureScreenshot', { context }), 'data')),
        'base64',
      )
    },
    async close() {
      bidi.close()
      await firefox.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
