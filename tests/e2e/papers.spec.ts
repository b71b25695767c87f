import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { type Checkout, copyCheckout } from './support/copyCheckout.ts'
import { findSmallTargets } from './support/findSmallTargets.ts'
import { findViolations } from './support/findViolations.ts'
import { perWorker } from './support/perWorker.ts'
import { serveCheckout } from './support/serveCheckout.ts'

const run = promisify(execFile)

const copy = {
  'papers.title': { kor: '서류 제출', cn: '提交证件', en: 'Your papers' },
  'papers.papers': { kor: '신분 서류', cn: '证件', en: 'Papers' },
  'papers.paper': { kor: '서류', cn: '证件', en: 'Paper' },
  'papers.number': { kor: '번호', cn: '号码', en: 'Number' },
  'papers.fee': { kor: '수수료', cn: '手续费', en: 'Fee' },
  'papers.holder': { kor: '소지인', cn: '持有人', en: 'Holder' },
  'papers.name': { kor: '이름', cn: '姓名', en: 'Name' },
  'papers.short': { kor: '번호는 네 자 이상이에요.', cn: '号码至少四位', en: 'A number has four characters or more.' },
  'papers.send': { kor: '제출', cn: '提交', en: 'Send' },
}

const schema = {
  type: 'object',
  required: ['holder'],
  properties: {
    papers: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['number'],
        properties: {
          number: { type: 'string', minLength: 4, maxLength: 24 },
          fee: { type: 'string', format: 'decimal' },
        },
      },
    },
    holder: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 64 } } },
  },
}

/** A form with as many papers as a member has. */
const screen = {
  format: 1,
  id: 'papers',
  path: '/papers',
  access: 'member',
  title: 'papers.title',
  body: [
    {
      id: 'papers',
      type: 'form',
      schema,
      fields: {
        papers: {
          label: 'papers.papers',
          widget: 'rows',
          row: 'papers.paper',
          fields: {
            number: { label: 'papers.number', compact: true, messages: { minLength: 'papers.short' } },
            fee: { label: 'papers.fee', widget: 'amount', currency: 'krw' },
          },
        },
        holder: { label: 'papers.holder', widget: 'group', fields: { name: { label: 'papers.name' } } },
      },
      submit: {
        label: 'papers.send',
        do: [{ call: 'sendPapers', with: { papers: '=form.papers', holder: '=form.holder' }, say: true }],
      },
    },
  ],
}

interface Contract {
  readonly paths: Record<string, unknown>
}

/** The call that takes them, which the demonstration's platform does not have: a copy of another, with its own body. */
function withCall(written: string): string {
  const contract = JSON.parse(written) as Contract
  const like = contract.paths['/api/agent/invite_code/save'] as { readonly post: object }
  const fee = { type: ['string', 'number'], format: 'decimal' }
  const item = {
    type: 'object',
    required: ['number'],
    properties: { number: { type: 'string' }, fee },
    additionalProperties: false,
  }
  const holder = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' } },
    additionalProperties: false,
  }
  const body = {
    type: 'object',
    required: ['papers', 'holder'],
    properties: { papers: { type: 'array', items: item }, holder },
    additionalProperties: false,
  }
  contract.paths['/api/papers'] = {
    ...like,
    post: {
      ...like.post,
      operationId: 'sendPapers',
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    },
  }
  return JSON.stringify(contract)
}

/** The checkout with the call, the screen and its texts. */
const test = perWorker.extend<{ checkout: Checkout }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  checkout: async ({}, hand) => {
    const checkout = copyCheckout()
    checkout.write('schemas/platform.json', withCall(checkout.read('schemas/platform.json')))
    checkout.write('schemas/screens/papers.json', JSON.stringify(screen))
    const operations = 'mocks/platform/operations/agentOperations.ts'
    checkout.write(operations, withAnswer(checkout.read(operations)))
    for (const [key, words] of Object.entries(copy))
      for (const [locale, word] of Object.entries(words)) checkout.addKey(`schemas/copy/${locale}.json`, key, word)
    // The client of the copy writes what the contract of the copy says.
    await run('node', ['src/build/generate/generate.js'], { cwd: checkout.root })
    await hand(checkout)
    checkout.remove()
  },
})

/** The copy's simulated platform answers with what it was sent, after checking it against the contract. */
const withAnswer = (operations: string) =>
  operations.replace(
    'saveInviteCode({',
    'sendPapers(params) { return { data: null, message: JSON.stringify(params) } },\nsaveInviteCode({',
  )

const row = (page: Page, number: number) => page.getByRole('group', { name: `Paper ${number}`, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.use({ viewport: { width: 320, height: 568 } })

test('a member hands in several papers with one form of a document, by keyboard and on a small phone', async ({
  page,
  checkout,
}) => {
  const { stdout } = await run('node', ['src/format/cli.ts'], { cwd: checkout.root })
  expect(stdout).toMatch(/^\d+ documents are sound\.\n$/)

  await serveCheckout(checkout, async (url) => {
    await page.goto(`${url}?persona=member&language=en#/papers`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your papers', { timeout: 90_000 })

    // It is not for members, and smaller than a finger.
    await page.locator('#workbench').evaluate((bar) => bar.style.setProperty('display', 'none'))

    // The first row is there from the start and cannot be removed.
    await row(page, 1).getByLabel('Number').fill('AB 1111')
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await button(page, 'Add Paper').press('Enter')
    await expect(row(page, 2).getByLabel('Number')).toBeFocused()
    await expect(page.getByText('Paper 2 was added.')).toBeAttached()
    await page.keyboard.type('22')
    await button(page, 'Add Paper').press('Enter')
    await page.keyboard.type('CD3333')
    await row(page, 3).getByLabel('Fee').fill('15000')
    await expect(button(page, 'Add Paper')).toBeDisabled()
    expect(await findViolations(page)).toEqual([])
    expect(await findSmallTargets(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

    // The third goes before the second, and the focus with it.
    await button(page, 'Move Paper 3 up').press('Enter')
    await expect(row(page, 2).getByLabel('Number')).toHaveValue('CD3333')
    await expect(button(page, 'Move Paper 2 up')).toBeFocused()

    // The mistake is shown in its row, and the focus goes there.
    await page.getByLabel('Name').fill('Kim')
    await button(page, 'Send').click()
    const short = row(page, 3).getByLabel('Number')
    await expect(short).toBeFocused()
    await expect(short).toHaveAccessibleDescription('A number has four characters or more.')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    expect(await findViolations(page)).toEqual([])
    await short.fill('EF2222')
    await button(page, 'Remove Paper 1').click()
    await expect(button(page, 'Remove Paper 1')).toBeFocused()
    await button(page, 'Send').click()

    const sent = { papers: [{ number: 'CD3333', fee: '15000' }, { number: 'EF2222' }], holder: { name: 'Kim' } }
    await expect(page.getByText(JSON.stringify(sent))).toBeVisible()
    await expect(row(page, 1).getByLabel('Number')).toHaveValue('')
    await expect(page.getByRole('group', { name: /^Paper \d$/ })).toHaveCount(1)
  })
})
