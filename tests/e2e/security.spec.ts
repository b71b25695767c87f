import { createHash } from 'node:crypto'
import { open } from './support/member.ts'
import { expect, test } from './support/test.ts'

for (const site of ['appUrl', 'deskUrl'] as const) {
  test(`the page at ${site} may run its own scripts and nothing else, and takes no HTML from text`, async ({
    page,
    stack,
    watch,
  }) => {
    // Violations that this test causes on purpose.
    watch.expectProblems(/[Tt]rusted-?[Tt]ype|TrustedScript|TrustedHTML|desk-api\/me/)
    const answer = await page.goto(stack[site])
    const policy = (answer?.headers()['content-security-policy'] ?? '').split(';').map((part) => part.trim())
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        expect.stringMatching(site === 'appUrl' ? /^script-src 'self' 'sha256-[\w+/=]{44}'$/ : /^script-src 'self'$/),
        expect.stringMatching(site === 'appUrl' ? /^style-src 'self' 'sha256-[\w+/=]{44}'$/ : /^style-src 'self'$/),
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(policy.join(' ')).not.toContain('unsafe')

    const tried = await page.evaluate(() => {
      const nameOf = (action: () => unknown) => {
        try {
          action()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown'
        }
      }
      return {
        html: nameOf(() => (document.createElement('div').innerHTML = '<b>x</b>')),
        // oxlint-disable-next-line typescript/no-implied-eval -- it must be refused
        code: nameOf(() => window.setTimeout('window.ran = true')),
        policy: nameOf(() =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
          ).trustedTypes.createPolicy('another', {}),
        ),
      }
    })
    expect(tried).toEqual({ html: 'TypeError', code: 'TypeError', policy: 'TypeError' })
  })
}

test('the policy of each page names what stands in it, and no more', async ({ request, stack }) => {
  const held: number[] = []
  for (const address of [
    stack.appUrl,
    stack.deskUrl,
    `${stack.deskUrl}/preview/`,
    `${stack.deskUrl}/preview/phone.html`,
  ]) {
    const answer = await request.get(address)
    const page = await answer.text()
    const parts = [...page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) => text)
    const hashes = parts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
    const named = (answer.headers()['content-security-policy'] ?? '').match(/sha256-[\w+/=]+/g) ?? []
    expect(named.toSorted(), address).toEqual(hashes.toSorted())
    held.push(parts.length)
  }
  expect(held).toEqual([2, 0, 1, 0])
})

test('a script that is injected into the page does not run', async ({ page, stack, watch }) => {
  watch.expectProblems(/TrustedScript|policy: /)
  await open(page, stack.appUrl, '/kefu')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('window.ran = true')
    document.body.append(script)
    return 'ran' in window
  })
  expect(ran).toBe(false)
})
