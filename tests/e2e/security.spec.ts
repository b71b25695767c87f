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
        "script-src 'self'",
        "style-src 'self'",
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
